import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/Trust", ...blockMeta("trust") };

export const Default = {};
export const LongText = LONG_TEXT;
