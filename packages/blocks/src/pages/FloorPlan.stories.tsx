import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/FloorPlan", tags: ["!autodocs"], ...pageMeta("/FloorPlan/84A") };

export const Default = {};
