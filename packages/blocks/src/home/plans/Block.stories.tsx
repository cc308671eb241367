import { homeMeta, LONG_TEXT } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Plans", ...homeMeta("plans") };

export const Default = {};
export const LongText = LONG_TEXT;
