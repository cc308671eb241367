import { blockMeta, LONG_TEXT } from "../../tests/story-meta.tsx";

export default { title: "Sections/Sales/ScoreTables", ...blockMeta("subscriptionScoreTables") };

export const Default = {};
export const LongText = LONG_TEXT;
