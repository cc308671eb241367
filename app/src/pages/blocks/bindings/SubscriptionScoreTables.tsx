import { ScoreTables } from "@danji/sections/subscription-score/ScoreTables.tsx";
import { subscription } from "complex:subscription";

/** Points of the 가점제 as tables. */
export const SubscriptionScoreTables = () => subscription && <ScoreTables rules={subscription.score} />;
