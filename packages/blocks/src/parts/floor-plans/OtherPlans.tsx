import { Link } from "@danji/ui/provider";
import type { Flat } from "./flats.ts";
import { OtherPlansList } from "./plan-viewer.styles.ts";

interface OtherPlansProps {
  flats: readonly Flat[];
  /** Addresses of their drawings as pictures, by the key of their plan, where they are shown along. */
  stills: Readonly<Record<string, string>>;
}

/** Shows where the other plans are for readers without a script, whose buttons could not bring them here. */
export function OtherPlans({ flats, stills }: OtherPlansProps) {
  if (flats.length === 0) return null;
  return (
    <OtherPlansList>
      {flats.map(
        ({ value, label, type, plan }) =>
          type && (
            <li key={value}>
              <Link to={type.page}>
                {plan && stills[plan.key] !== undefined && (
                  <img src={stills[plan.key]} alt="" loading="lazy" style={{ aspectRatio: plan.ratio }} />
                )}
                <span>{`${label} 평면도`}</span>
              </Link>
            </li>
          ),
      )}
    </OtherPlansList>
  );
}
