import { httpsUrl, link, named, sitePath, TARGETS } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Pages of the site, or official places on the web. */
export const schema = named("링크", {
  kind: z.literal("links"),
  links: z
    .array(
      link
        .extend({
          to: z
            .union([sitePath, httpsUrl])
            .meta({ title: "링크 주소", description: "/로 시작하는 사이트 안의 주소입니다." })
            .register(TARGETS, { to: "links" }),
        })
        .meta({ title: "링크" }),
    )
    .min(1),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  kept(block, exists) {
    const links = block.links.filter(({ to }) => exists(to));
    return links.length > 0 ? { ...block, links } : undefined;
  },
});
