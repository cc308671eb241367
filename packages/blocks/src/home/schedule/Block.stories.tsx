import { homeMeta, LONG_TEXT } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Schedule", ...homeMeta("schedule") };

export const Default = {};
export const LongText = LONG_TEXT;
