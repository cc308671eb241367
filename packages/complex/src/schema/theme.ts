import * as z from "zod";

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "#rrggbb 형식의 색을 적으세요")
  .meta({ title: "색", description: "#rrggbb로 씁니다." });

/** `theme.json`: the choices of a complex's brand, from which the kit derives its theme. */
export const themeSchema = z.strictObject({
  color: z
    .strictObject({
      surface: colour.meta({ title: "바탕색" }),
      text: colour.meta({ title: "글자색" }),
      inverse: colour.meta({ title: "짙은 면의 색" }),
      action: colour.meta({ title: "버튼색" }),
      accent: colour.meta({ title: "강조색" }),
      ornament: colour.meta({ title: "장식색" }),
      actionHover: colour.meta({ title: "가리킨 버튼색", description: "없으면 버튼색에서 만듭니다." }),
      accentHover: colour.meta({ title: "가리킨 강조색", description: "없으면 강조색에서 만듭니다." }),
    })
    .partial()
    .default({}),
  headings: z
    .enum(["serif", "sans"])
    .meta({ title: "제목의 글꼴", description: "serif는 명조, sans는 고딕입니다." })
    .default("serif"),
  radius: z.int().min(0).max(24).meta({ title: "모서리의 둥글기(px)" }).optional(),
  elevation: z
    .enum(["flat", "lifted"])
    .meta({ title: "그림자", description: "flat은 없음, lifted는 메뉴와 창에 그림자를 둡니다." })
    .default("flat"),
  density: z
    .enum(["regular", "compact"])
    .meta({ title: "간격", description: "regular는 보통, compact는 촘촘하게입니다." })
    .default("regular"),
  frame: z
    .enum(["overlay", "solid"])
    .meta({ title: "머리글의 자리", description: "overlay는 이미지 위, solid는 바탕 위입니다." })
    .default("overlay"),
});

export type FrameLook = z.output<typeof themeSchema>["frame"];
