import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Plans/Types", ...blockMeta("types") };

export const Default = {};
export const LongText = LONG_TEXT;
