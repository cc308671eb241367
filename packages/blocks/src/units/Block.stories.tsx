import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Units", ...blockMeta("units") };

export const Default = {};
export const LongText = LONG_TEXT;
