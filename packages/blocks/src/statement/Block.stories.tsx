import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Statement", ...blockMeta("statement") };

export const Default = {};
export const LongText = LONG_TEXT;
