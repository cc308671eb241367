import { flatsOf } from "../../parts/floor-plans/flats.ts";
import { PlanViewer } from "../../parts/floor-plans/PlanViewer.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { titleIdOf, type ScreenData, type ScreenProps } from "../screen-props.ts";
import { PlansHead, PlansScreen } from "./Block.styles.ts";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import type { schema } from "./block.ts";

type PlansProps = ScreenProps<typeof schema> & Pick<ScreenData, "supply" | "plans" | "sheets" | "stills">;

/** Shows the plans of all types, one at a time, and the way to a page for each. */
export function Block({ id, section, supply, plans, sheets, stills }: PlansProps) {
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
