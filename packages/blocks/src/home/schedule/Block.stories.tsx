import { LONG_TEXT } from "../../../tests/in-complex.tsx";
import { homeMeta } from "../../../tests/story-meta.tsx";

export default { title: "Sections/Home/Schedule", ...homeMeta("schedule") };

export const Default = {};
export const LongText = LONG_TEXT;
