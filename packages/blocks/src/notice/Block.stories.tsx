import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Notice", ...blockMeta("notice") };

export const Default = {};
export const LongText = LONG_TEXT;
