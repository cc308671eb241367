import { Link } from "@danji/ui/provider";
import { section } from "complex:home/plans";
import { sketches } from "complex:plan-sketches";
import { supply } from "complex:supply";
import { useSyncExternalStore } from "react";
import { titleIdOf } from "./home-screens.ts";
import { PlanList, PlansScreen, Sketch } from "./PlansSection.styles.ts";
import { MoreLink, Title, Words } from "./Screen.styles.ts";
import type { HomeSectionProps } from "./section-props.ts";

const never = () => () => undefined;

/**
 * Whether the section has been taken over. The drawings wait for that: in the page's HTML they would weigh as much as
 * all that it says, and names, figures and ways on are there without them.
 */
const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The types of flats, each with a drawing and the way to its plan. */
export function PlansSection({ id }: HomeSectionProps) {
  const drawn = useTakenOver();
  if (!section) return null;
  return (
    <PlansScreen id={id} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        <PlanList>
          {supply.types.map((type) => {
            const sketch = type.plan === undefined ? undefined : sketches[type.plan];
            return (
              <li key={type.key}>
                <Link to={type.page}>
                  {sketch !== undefined && (
                    <Sketch aria-hidden dangerouslySetInnerHTML={{ __html: drawn ? sketch : "" }} />
                  )}
                  <strong data-display>{type.label}</strong>
                  <span>{type.shape}</span>
                  <span>전용 {type.exclusiveArea.toFixed(2)}㎡</span>
                </Link>
              </li>
            );
          })}
        </PlanList>
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
      </Words>
    </PlansScreen>
  );
}
