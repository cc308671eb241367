import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Plan", ...blockMeta("plan") };

export const Default = {};
export const LongText = LONG_TEXT;
