import * as z from "zod";
import { type HomeSection, type KindSchema, unionOf } from "./kind.ts";
import { factKeys, imageKey, text } from "./primitives.ts";

/** Composition of a section's images: `bleed` up to the window's edges, `inset` on the page's grid with round corners. */
export const composition = z
  .enum(["bleed", "inset"])
  .meta({ title: "짜임", description: "bleed는 화면 가득, inset은 여백 안입니다." })
  .default("bleed");

/** Schema of the first screen of the home page. */
export const heroSchema = z.strictObject({
  composition,
  headline: z
    .array(text)
    .min(1)
    .max(3)
    .meta({ title: "큰 문장", description: "넓은 화면에서 줄마다 나뉘어 보입니다." }),
  subline: text.meta({ title: "큰 문장 아래 글" }),
  button: text.meta({ title: "버튼 글" }),
  landscape: imageKey.meta({ title: "가로 이미지", description: "이미지의 이름표입니다." }),
  portrait: imageKey.meta({ title: "세로 이미지", description: "휴대폰에서 보이는 이미지의 이름표입니다." }),
  facts: factKeys.meta({ title: "아래에 보일 숫자" }),
});

/** Returns the schema of `home.json`: texts, pictures and figures of the home page in the order of its sections. */
export const homeSchema = (kinds: Readonly<Record<string, { readonly schema: KindSchema<HomeSection> }>>) =>
  z.strictObject({
    hero: heroSchema,
    /** What follows the hero, downwards. What is left out is not shown; `overview`, `slider` and `grounds` show up to 900px. */
    sections: z.array(unionOf(kinds).meta({ title: "화면" })).superRefine((sections, context) => {
      sections.forEach(({ kind }, index) => {
        if (sections.findIndex((section) => section.kind === kind) < index)
          context.addIssue({ code: "custom", path: [index, "kind"], message: `${kind}은 한 번만 쓸 수 있습니다` });
      });
    }),
  });

export type Home = z.output<ReturnType<typeof homeSchema>>;
/** How a section composes its images. */
export type Composition = z.output<typeof composition>;
