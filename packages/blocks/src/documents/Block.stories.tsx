import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/Documents", ...blockMeta("documents") };

export const Default = {};
export const LongText = LONG_TEXT;
