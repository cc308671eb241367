import * as z from "zod";
import { sitePath, text } from "./primitives.ts";

/** `menu.json`: the groups of the navigation in order; a group's first sub-link is the group's own link. A group without pages is not shown. */
export const menuSchema = z
  .array(
    z.strictObject({
      title: text,
      subMenu: z.array(z.strictObject({ subTitle: text, subUrl: sitePath })),
    }),
  )
  .min(1);

export type Menu = z.output<typeof menuSchema>;
export type MenuGroup = Menu[number];
