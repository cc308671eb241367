import type { SiteModel } from "@danji/complex/sun/site-model";
import { SCALE, shareOf, viewOf } from "./plan-geometry.ts";
import { PlanWord } from "./sun-plan.styles.ts";

/** Renders north, the scale and the names of what has no flats on the plan of a site. */
export function PlanWords({ model }: { model: SiteModel }) {
  const view = viewOf(model);
  const beside = `${((SCALE + 12) / view.width) * 100}%`;
  const numbers = new Set(model.windows.map(({ building }) => building));
  return (
    <div aria-hidden>
      <PlanWord data-part="north">북</PlanWord>
      <PlanWord data-part="scale" style={{ insetInlineStart: beside }}>
        {`${SCALE}m`}
      </PlanWord>
      {model.blocks
        .filter(({ name }) => !numbers.has(name))
        .map(({ name, centre }) => (
          <PlanWord key={name} data-part="name" style={shareOf(view, centre)}>
            {name}
          </PlanWord>
        ))}
    </div>
  );
}
