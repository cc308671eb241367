import { heading, imageKey, link, named, texts } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";

/** Cards PREMIUM 01, 02 …, two to a screen; three where they are inset. */
export const schema = named("프리미엄 카드", {
  kind: z.literal("premium"),
  composition,
  cards: z
    .array(
      named("카드", {
        picture: imageKey,
        title: heading,
        texts: texts.length(2),
        link,
      }),
    )
    .min(1),
});
