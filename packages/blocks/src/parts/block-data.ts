import type { CheckedSource } from "@danji/complex/checked-sources";
import type { SiteFilms } from "@danji/complex/media/film";
import type { TourTab } from "@danji/complex/media/tour";
import type { Documents } from "@danji/complex/schema/documents";
import type { Facts } from "@danji/complex/schema/facts";
import type { Faq } from "@danji/complex/schema/faq";
import type { Forms } from "@danji/complex/schema/forms";
import type { Funding } from "@danji/complex/schema/funding";
import type { Identity } from "@danji/complex/schema/identity";
import type { Schedule } from "@danji/complex/schema/schedule";
import type { Subscription } from "@danji/complex/schema/subscription";
import type { Sunlight } from "@danji/complex/schema/sunlight";
import type { Supply } from "@danji/complex/schema/supply";
import type { Taxes } from "@danji/complex/schema/taxes";
import type { SiteModel } from "@danji/complex/sun/site-model";
import type { LineSun, SiteYear } from "@danji/complex/sun/site-sun";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import type { ComponentType } from "react";
import type { TickStore } from "../documents/tick-store.ts";
import type { PlanStore } from "../funding-planner/plan-store.ts";
import type { PlanSheets } from "./floor-plans/plan-sheets.ts";
import type { Pictures } from "@danji/complex/media/picture";
import type { KindSchema } from "@danji/complex/schema/kind";
import type * as z from "zod";

/** What blocks and home screens may take of a complex and of their host. */
export interface BlockData {
  readonly identity: Identity;
  readonly facts: Facts;
  readonly supply: Supply;
  readonly schedule: Schedule;
  readonly documents: Documents;
  readonly taxes: Taxes;
  readonly faq: Faq;
  readonly forms: Forms;
  /** Missing where the complex has no rules of that kind, as are `funding` and `sunlight`. */
  readonly subscription: Subscription | undefined;
  readonly funding: Funding | undefined;
  readonly sunlight: Sunlight | undefined;
  /** Sunlight of the winter solstice by line, in the order of the model. */
  readonly winterSuns: readonly LineSun[];
  readonly films: SiteFilms;
  /** VR tours in the order of their tabs, each with an address of its own. */
  readonly tours: readonly TourTab[];
  /** What the site states, with the days of the last checks. */
  readonly checked: readonly CheckedSource[];
  /** Whether the announcement's PDF is the official notice, and not a summary of it. */
  readonly isOfficialNotice: boolean;
  readonly plans: FlatPlans;
  /** Addresses of the plans' drawings as pictures, by the key of their plan. */
  readonly stills: Readonly<Record<string, string>>;
  readonly sheets: PlanSheets;
  readonly ticks: TickStore;
  readonly purchases: PlanStore;
  /** Sunlight of a year, calculated by the host; missing without `sunlight`. */
  readonly siteSun: SiteSun | undefined;
  readonly VisitLead: ComponentType<{ wide?: boolean }>;
}

/** Model of the site's sunlight. */
export interface SiteSun {
  readonly model: SiteModel;
  /** Adds up the sunlight of a year for all flats. */
  readonly loadYear: () => Promise<SiteYear>;
}

/** What a block of a kind says, by the schema of the kind. */
export type BlockOf<Schema extends z.ZodType> = z.output<Schema>;

/** Props of a block that shows content and pictures of its page. */
export interface BlockProps<Schema extends KindSchema> {
  block: BlockOf<Schema>;
  pictures: Pictures;
}
