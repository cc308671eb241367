import type { Supply } from "@danji/complex/schema/supply";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import { flatsOf } from "../../floor-plans/flats.ts";
import type { PlanSheets } from "../../floor-plans/plan-sheets.ts";
import { PlanViewer } from "../../floor-plans/PlanViewer.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { titleIdOf } from "../home-screens.ts";
import { PlansHead, PlansScreen } from "./PlansSection.styles.ts";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import type { HomeSectionProps } from "../section-props.ts";

interface PlansSectionProps extends HomeSectionProps<"plans"> {
  supply: Supply;
  plans: FlatPlans;
  sheets: PlanSheets;
  /** Addresses of the drawings as pictures, by the key of their plan. */
  stills: Readonly<Record<string, string>>;
}

/** Shows the plans of all types, one at a time, and the way to a page for each. */
export function PlansSection({ id, section, supply, plans, sheets, stills }: PlansSectionProps) {
  const [first, ...others] = flatsOf(supply, plans);
  return (
    <PlansScreen id={id} aria-labelledby={titleIdOf(id)}>
      <Words>
        <PlansHead>
          <Title id={titleIdOf(id)}>{section.title}</Title>
          <p>{section.text}</p>
          <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        </PlansHead>
        {first && (
          <PlanViewer
            flats={[first, ...others]}
            start={first.value}
            mark={planMark(supply)}
            whole={false}
            stills={stills}
            sheets={sheets}
          />
        )}
      </Words>
    </PlansScreen>
  );
}
