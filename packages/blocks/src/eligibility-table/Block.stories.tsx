import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/EligibilityTable", ...blockMeta("eligibilityTable") };

export const Default = {};
export const LongText = LONG_TEXT;
