import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Palette", ...blockMeta("palette") };

export const Default = {};
export const LongText = LONG_TEXT;
