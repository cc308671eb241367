import type { ProductRoute } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { JsonLd } from "./JsonLd.tsx";
import { saleEvent } from "./sale-event.ts";

/** Page that tells the dates, wherever else some of them are shown. */
const PLAN = "/BusinessGuide/plan" satisfies ProductRoute;

/** The dates of the sale in the words of schema.org. */
export function ScheduleData() {
  const page = identity.siteUrl + PLAN;
  const events = schedule.events.map((event) => saleEvent(event, identity, page, schedule.planned));
  return <JsonLd data={{ "@graph": events }} />;
}
