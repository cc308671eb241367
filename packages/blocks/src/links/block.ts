import { listed } from "@danji/complex/kinds";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  links: ({ links }) => listed("links", links, ({ to }) => to, ".to"),
  kept(block, exists) {
    const links = block.links.filter(({ to }) => exists(to));
    return links.length > 0 ? { ...block, links } : undefined;
  },
});
