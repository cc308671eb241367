import { LONG_TEXT, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { homeMeta } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Special", ...homeMeta("special") };

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
