import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { blockMeta } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Map", tags: ["!autodocs"], ...blockMeta("map") };

export const Default = {};
export const LongText = LONG_TEXT;
