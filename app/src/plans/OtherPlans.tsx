import { Link } from "@danji/ui/provider";
import type { Flat } from "./flats.ts";
import { OtherPlansList } from "./plan-viewer.styles.ts";

/** Where the other plans are for readers without a script, whose buttons could not bring them here. */
export function OtherPlans({ flats }: { flats: readonly Flat[] }) {
  if (flats.length === 0) return null;
  return (
    <OtherPlansList>
      {flats.map(
        ({ value, label, type }) =>
          type && (
            <li key={value}>
              <Link to={type.page}>{label} 평면도</Link>
            </li>
          ),
      )}
    </OtherPlansList>
  );
}
