import { ScheduleSection } from "@danji/sections/home/schedule/ScheduleSection.tsx";
import { section } from "complex:home/schedule";
import { schedule } from "complex:schedule";
import { useToday } from "../../../shell/use-today.ts";
import type { HomeSectionProps } from "../section-props.ts";

/** Shows the section `schedule` of the complex's home page. */
export function Schedule({ id }: HomeSectionProps) {
  const today = useToday();
  return section && <ScheduleSection id={id} section={section} schedule={schedule} today={today} />;
}
