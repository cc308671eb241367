import { httpsUrl, link, named, sitePath } from "@danji/complex/schema/primitives";
import * as z from "zod";

/** Pages of the site, or official places on the web. */
export const schema = named("링크", {
  kind: z.literal("links"),
  links: z
    .array(
      link
        .extend({
          to: z
            .union([sitePath, httpsUrl])
            .meta({ title: "링크 주소", description: "/로 시작하는 사이트 안의 주소입니다." }),
        })
        .meta({ title: "링크" }),
    )
    .min(1),
});
