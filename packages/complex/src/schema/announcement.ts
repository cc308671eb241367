import * as z from "zod";
import { asOf, heading, itemKeys, named, paragraphs, sitePath, text } from "./primitives.ts";

/** A part of the announcement. Most are taken from where the site keeps them, so that both say the same. */
const partSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), paragraphs }),
  z.strictObject({ kind: z.literal("list"), items: z.array(text).min(1).meta({ title: "항목" }) }),
  z.strictObject({ kind: z.literal("notice"), keys: itemKeys.min(1) }),
  z.strictObject({ kind: z.literal("facts"), keys: z.array(text).min(1).meta({ title: "불러올 이름표" }) }),
  z.strictObject({ kind: z.literal("supply") }),
  z.strictObject({ kind: z.literal("schedule") }),
  z.strictObject({ kind: z.literal("documents") }),
  z.strictObject({ kind: z.literal("stampTax") }),
  /** Companies, addresses and phone number of `identity.json`. */
  z.strictObject({ kind: z.literal("contacts") }),
  /** The tables of a section of a page, e.g. the deposits of the subscription guide. */
  z.strictObject({
    kind: z.literal("excerpt"),
    page: sitePath.meta({ title: "옮겨 실을 페이지" }),
    section: text.meta({ title: "옮겨 실을 구역의 제목" }),
  }),
]);

/** `announcement.json`: what `/announcement.pdf` says; the build makes the file of it. */
export const announcementSchema = z.strictObject({
  title: heading,
  mark: text.meta({ title: "겹쳐 찍는 글자", description: "공식 공고가 아닌 동안 모든 장에 찍힙니다." }).optional(),
  /** The day of the text; the file carries it as its date. */
  asOf,
  highlights: z
    .array(text)
    .max(4, "네 가지까지입니다")
    .meta({ title: "크게 싣는 숫자", description: "사업개요 숫자의 이름표입니다." })
    .default([]),
  lead: z.array(text).min(1).meta({ title: "첫머리 글" }),
  sections: z.array(named("구역", { heading, parts: z.array(partSchema.meta({ title: "부분" })).min(1) })).min(1),
});

export type AnnouncementPart = z.output<typeof partSchema>;
export type Announcement = z.output<typeof announcementSchema>;
