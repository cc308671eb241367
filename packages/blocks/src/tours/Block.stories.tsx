import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { blockMeta } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Tours", ...blockMeta("tours") };

export const Default = {};
export const LongText = LONG_TEXT;
