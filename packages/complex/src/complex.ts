import * as z from "zod";
import { announcementSchema } from "./schema/announcement.ts";
import { documentsSchema } from "./schema/documents.ts";
import { factsSchema } from "./schema/facts.ts";
import { faqSchema } from "./schema/faq.ts";
import { formsSchema } from "./schema/forms.ts";
import { fundingSchema } from "./schema/funding.ts";
import { homeSchema } from "./schema/home.ts";
import { siteIdentitySchema } from "./schema/identity.ts";
import { imagesSchema } from "./schema/images.ts";
import { menuSchema } from "./schema/menu.ts";
import { messagesSchema } from "./schema/messages.ts";
import { noticesSchema } from "./schema/notices.ts";
import { pagesSchema } from "./schema/page.ts";
import { pressSchema } from "./schema/press.ts";
import { scheduleSchema } from "./schema/schedule.ts";
import { shareSchema } from "./schema/share.ts";
import { subscriptionSchema } from "./schema/subscription.ts";
import { sunlightSchema } from "./schema/sunlight.ts";
import { supplySchema } from "./schema/supply.ts";
import { taxesSchema } from "./schema/taxes.ts";
import { themeSchema } from "./schema/theme.ts";
import { tourSchema } from "./schema/tour.ts";
import { toursSchema } from "./schema/tours.ts";
import { videosSchema } from "./schema/videos.ts";

/** A complex: each key is a section, which is one JSON file of that name in the complex's folder; what is optional or has a default may be missing. */
export const complexSchema = z.strictObject({
  identity: siteIdentitySchema,
  menu: menuSchema,
  facts: factsSchema,
  supply: supplySchema,
  schedule: scheduleSchema,
  documents: documentsSchema,
  taxes: taxesSchema,
  subscription: subscriptionSchema.optional(),
  funding: fundingSchema.optional(),
  sunlight: sunlightSchema.optional(),
  announcement: announcementSchema,
  images: imagesSchema,
  share: shareSchema,
  videos: videosSchema,
  tours: toursSchema,
  tour: tourSchema.optional(),
  pages: pagesSchema,
  home: homeSchema,
  notices: noticesSchema,
  faq: faqSchema,
  forms: formsSchema,
  messages: messagesSchema,
  press: pressSchema,
  theme: themeSchema,
});

/** Everything of one complex, checked. */
export type Complex = Readonly<z.output<typeof complexSchema>>;
