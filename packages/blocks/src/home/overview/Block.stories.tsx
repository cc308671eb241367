import { LONG_TEXT } from "../../../tests/in-complex.tsx";
import { homeMeta } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Overview", ...homeMeta("overview") };

export const Default = {};
export const LongText = LONG_TEXT;
