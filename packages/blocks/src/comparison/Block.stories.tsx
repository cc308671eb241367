import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Comparison", ...blockMeta("comparison") };

export const Default = {};
export const LongText = LONG_TEXT;
