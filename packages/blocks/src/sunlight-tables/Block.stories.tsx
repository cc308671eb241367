import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/SunlightTables", ...blockMeta("sunlightTables") };

export const Default = {};
export const LongText = LONG_TEXT;
