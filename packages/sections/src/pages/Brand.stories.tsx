import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/Brand", tags: ["!autodocs", "no-picture"], ...pageMeta("/Brand/intro") };

export const Default = {};
