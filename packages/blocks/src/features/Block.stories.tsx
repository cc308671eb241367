import { blockMeta, LONG_TEXT, WITHOUT_PICTURE } from "../../tests/story-meta.tsx";

export default { title: "Sections/Content/Features", ...blockMeta("features") };

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
