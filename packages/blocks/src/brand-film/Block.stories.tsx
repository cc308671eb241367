import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/BrandFilm", ...blockMeta("brandFilm") };

export const Default = {};
export const LongText = LONG_TEXT;
