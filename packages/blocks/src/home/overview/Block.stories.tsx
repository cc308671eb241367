import { homeMeta, LONG_TEXT } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Overview", ...homeMeta("overview") };

export const Default = {};
export const LongText = LONG_TEXT;
