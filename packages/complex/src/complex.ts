import type * as z from "zod";
import { factsSchema } from "./schema/facts.ts";
import { formsSchema } from "./schema/forms.ts";
import { homeSchema } from "./schema/home.ts";
import { identitySchema } from "./schema/identity.ts";
import { imagesSchema } from "./schema/images.ts";
import { menuSchema } from "./schema/menu.ts";
import { pagesSchema } from "./schema/page.ts";
import { pressSchema } from "./schema/press.ts";
import { scheduleSchema } from "./schema/schedule.ts";
import { themeSchema } from "./schema/theme.ts";

/** The sections of a complex; each is one JSON file of that name in the complex's folder. */
export const complexSchemas = {
  identity: identitySchema,
  menu: menuSchema,
  facts: factsSchema,
  schedule: scheduleSchema,
  images: imagesSchema,
  pages: pagesSchema,
  home: homeSchema,
  forms: formsSchema,
  press: pressSchema,
  theme: themeSchema,
};

export type ComplexSection = keyof typeof complexSchemas;

/** Everything of one complex, checked. */
export type Complex = { readonly [Name in ComplexSection]: z.output<(typeof complexSchemas)[Name]> };
