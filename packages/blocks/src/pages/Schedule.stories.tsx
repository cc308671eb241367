import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/Schedule", tags: ["!autodocs"], ...pageMeta("/BusinessGuide/plan") };

export const Default = {};
