import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Links", ...blockMeta("links") };

export const Default = {};
export const LongText = LONG_TEXT;
