import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Map", ...blockMeta("map") };

export const Default = {};
export const LongText = LONG_TEXT;
