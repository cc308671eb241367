import * as z from "zod";
import { isoDate, named, text } from "./primitives.ts";

/** `press.json`: articles that a new backend starts with. */
export const pressSchema = z.array(
  named("기사", {
    title: text.meta({ title: "기사 제목", description: "60자까지 씁니다." }),
    summary: text.meta({ title: "기사 요약" }),
    /** Blank lines separate paragraphs. */
    content: text.meta({ title: "기사 본문" }),
    date: isoDate.meta({ title: "기사 날짜" }),
  }),
);

export type SeedPress = z.output<typeof pressSchema>;
