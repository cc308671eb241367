import { PlansSection } from "@danji/sections/home/plans/PlansSection.tsx";
import { section } from "complex:home/plans";
import { stills } from "complex:plan-stills";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { planSheets } from "../../blocks/plan-sheets.ts";
import type { HomeSectionProps } from "../section-props.ts";

/** Shows the section `plans` of the complex's home page. */
export const Plans = ({ id }: HomeSectionProps) =>
  section && (
    <PlansSection id={id} section={section} supply={supply} plans={plans} sheets={planSheets} stills={stills} />
  );
