import { homeMeta, LONG_TEXT, WITHOUT_PICTURE } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Brand", ...homeMeta("brand") };

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
