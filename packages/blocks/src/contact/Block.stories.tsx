import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/Contact", ...blockMeta("contact") };

export const Default = {};
export const LongText = LONG_TEXT;
