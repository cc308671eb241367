import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/Brand", tags: ["!autodocs"], ...pageMeta("/Brand/intro") };

export const Default = {};
