import { Link } from "@danji/ui/provider";
import { section } from "complex:home/plans";
import { supply } from "complex:supply";
import { titleIdOf } from "./home-screens.ts";
import { PlanList, PlansScreen } from "./PlansSection.styles.ts";
import { MoreLink, Title, Words } from "./Screen.styles.ts";
import type { HomeSectionProps } from "./section-props.ts";

/** The types of flats, each with the way to its plan. */
export function PlansSection({ id }: HomeSectionProps) {
  if (!section) return null;
  return (
    <PlansScreen id={id} aria-labelledby={titleIdOf(id)}>
      <Words>
        <div>
          <Title id={titleIdOf(id)}>{section.title}</Title>
          <p>{section.text}</p>
          <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        </div>
        <PlanList>
          {supply.types.map((type) => (
            <li key={type.key}>
              <Link to={type.page}>
                <strong data-display>{type.label}</strong>
                <span>{type.shape}</span>
                <span>전용 {type.exclusiveArea.toFixed(2)}㎡</span>
              </Link>
            </li>
          ))}
        </PlanList>
      </Words>
    </PlansScreen>
  );
}
