import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/Supply", tags: ["!autodocs"], ...pageMeta("/SalesInfo/guide") };

export const Default = {};
