import { pageMeta } from "../../tests/story-meta.tsx";

export default { title: "Pages/Guide", tags: ["!autodocs"], ...pageMeta("/SalesInfo/SubscriptionGuide") };

export const Default = {};
