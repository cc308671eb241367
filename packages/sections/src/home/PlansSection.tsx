import { section } from "complex:home/plans";
import { stills } from "complex:plan-stills";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { flatsOf } from "../floor-plans/flats.ts";
import { PlanViewer } from "../floor-plans/PlanViewer.tsx";
import { planMark } from "@danji/complex/line-words";
import { titleIdOf } from "./home-screens.ts";
import { PlansHead, PlansScreen } from "./PlansSection.styles.ts";
import { MoreLink, Title, Words } from "./Screen.styles.ts";
import type { HomeSectionProps } from "../../../../app/src/pages/home/section-props.ts";

const [first, ...others] = flatsOf(supply, plans);

/** The plans of all types, one at a time, and the way to a page for each. */
export function PlansSection({ id }: HomeSectionProps) {
  if (!section) return null;
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
          />
        )}
      </Words>
    </PlansScreen>
  );
}
