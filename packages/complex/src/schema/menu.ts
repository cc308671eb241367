import * as z from "zod";
import { named, sitePath, text } from "./primitives.ts";

/** `menu.json`: the groups of the navigation in order; a group's first sub-link is the group's own link. A group without pages is not shown. */
export const menuSchema = z
  .array(
    named("메뉴 묶음", {
      title: text.meta({ title: "메뉴 묶음 이름" }),
      subMenu: z.array(
        named("메뉴", {
          subTitle: text.meta({ title: "메뉴 이름" }),
          subUrl: sitePath.meta({ title: "메뉴 주소", description: "pages.json에 있는 주소입니다." }),
        }),
      ),
    }),
  )
  .min(1);

export type Menu = z.output<typeof menuSchema>;
export type MenuGroup = Menu[number];
