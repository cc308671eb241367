import * as z from "zod";
import { type KindSchema, unionOf } from "./kind.ts";
import { heading, imageKey, listedPage, named, pagePath, provenance, text } from "./primitives.ts";

type BlockKinds = Readonly<Record<string, { readonly schema: KindSchema }>>;

const sectionSchema = (kinds: BlockKinds) =>
  named("구역", {
    heading,
    layout: z
      .enum(["beside", "wide"])
      .meta({ title: "놓는 방법", description: "beside는 제목 옆, wide는 제목 아래 넓게입니다." })
      .default("beside"),
    surface: z
      .enum(["page", "raised", "inverse"])
      .meta({ title: "바탕", description: "page, raised, inverse 가운데 하나입니다." })
      .default("page"),
    closed: z
      .boolean()
      .meta({
        title: "접어 두기",
        description: "제목만 보이고, 누르면 내용이 열립니다. layout과 surface는 쓰지 않습니다.",
      })
      .optional(),
    blocks: z.array(unionOf(kinds).meta({ title: "블록" })).min(1),
    /** Where what the section states comes from, once for all of its blocks that do not say so themselves. */
    provenance: provenance.optional(),
  });

/** What one route says of itself and shows. */
const pageSchema = (kinds: BlockKinds) =>
  z.strictObject({
    h1: text.meta({ title: "페이지 제목", description: "띠 위에 크게 보입니다." }),
    title: text
      .max(40, "제목은 40자까지입니다")
      .meta({ title: "검색용 짧은 제목", description: "없으면 페이지 제목을 씁니다. 단지 이름까지 40자입니다." })
      .optional(),
    description: text
      .min(50, "설명은 50자 이상이어야 합니다")
      .max(110, "설명은 110자까지입니다")
      .meta({ title: "검색과 공유의 설명", description: "50자에서 110자. 검색 결과와 공유한 링크에 보입니다." }),
    indexed: z
      .boolean()
      .meta({ title: "검색에 나오기", description: "끄면 검색 결과에 나오지 않습니다." })
      .default(true),
    aliases: z
      .array(pagePath)
      .meta({ title: "다른 표기", description: "같은 페이지가 함께 열리는 주소입니다." })
      .optional(),
    redirectFrom: z
      .array(pagePath)
      .meta({ title: "옮겨 오는 주소", description: "이 페이지로 옮겨 가는 예전 주소입니다." })
      .optional(),
    banner: imageKey.meta({ title: "띠의 이미지", description: "이미지의 이름표입니다." }).optional(),
    lead: text.meta({ title: "머리글 아래 문장" }).optional(),
    sections: z.array(sectionSchema(kinds)).default([]),
    related: z.array(listedPage.meta({ title: "이어 볼 페이지" })).default([]),
  });

/** Returns the schema of `pages.json`: pages by address; a page exists where it is listed here. */
export const pagesSchema = (kinds: BlockKinds) => z.record(pagePath, pageSchema(kinds));

export type Pages = z.output<ReturnType<typeof pagesSchema>>;
export type Page = Pages[string];
export type Section = Page["sections"][number];
