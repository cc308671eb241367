import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Faq", ...blockMeta("faq") };

export const Default = {};
export const LongText = LONG_TEXT;
