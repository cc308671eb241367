import { named, sitePath, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** What identifies the official site: companies, data, days of the last checks, and the pages that show plans. */
export const schema = named("공식 정보", {
  kind: z.literal("trust"),
  registrations: z
    .array(
      named("회사", {
        role: text.meta({ title: "회사의 역할", description: "identity.json에 적은 역할입니다." }),
        number: text.meta({
          title: "회사의 등록번호",
          description: "사업자등록번호 000-00-00000처럼 종류와 함께 씁니다.",
        }),
      }),
    )
    .min(1),
  plans: z
    .array(
      named("계획", {
        label: text.meta({ title: "계획을 담은 페이지 이름" }),
        to: sitePath.meta({ title: "계획을 담은 페이지 주소" }),
      }),
    )
    .min(1),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["identity", "forms", "checked"],
});
