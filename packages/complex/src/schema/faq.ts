import * as z from "zod";
import { itemKey, provenance, text } from "./primitives.ts";

const questionSchema = z.strictObject({
  question: text.meta({ title: "질문" }),
  /** Paragraphs, in which `<strong>` and `<br>` are markup. */
  answer: z.array(text).min(1).meta({ title: "답의 문단" }),
  /** Law or paper that the answer rests on, where it rests on one. */
  provenance: provenance.optional(),
});

/** `faq.json`: what buyers ask, by key; pages name the questions that they answer. */
export const faqSchema = z.record(itemKey, questionSchema);

export type Question = z.output<typeof questionSchema>;
export type Faq = z.output<typeof faqSchema>;
