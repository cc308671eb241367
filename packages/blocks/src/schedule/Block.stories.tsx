import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/Schedule", ...blockMeta("schedule") };

export const Default = {};
export const LongText = LONG_TEXT;
