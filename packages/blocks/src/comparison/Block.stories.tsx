import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { blockMeta } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Comparison", ...blockMeta("comparison") };

export const Default = {};
export const LongText = LONG_TEXT;
