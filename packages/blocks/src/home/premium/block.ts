import { listed } from "@danji/complex/kinds";
import { defineScreen } from "../../parts/define-block.ts";
import { CARDS_PER_SCREEN } from "./cards-per-screen.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "premium",
  label: "프리미엄",
  takes: [],
  screens: ({ cards, composition }) => Math.ceil(cards.length / CARDS_PER_SCREEN[composition]),
  images: ({ cards }) => listed("cards", cards, ({ picture }) => picture, ".picture"),
  links: ({ cards }) => listed("cards", cards, ({ link }) => link.to, ".link.to"),
});
