import type { Question } from "@danji/complex/schema/faq";
import { plainText } from "@danji/complex/plain-text";
import { JsonLd } from "./JsonLd.tsx";

/** Writes the questions of a page in the words of schema.org, each with its whole answer as it stands on the page. */
export function FaqData({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
  }));
  return <JsonLd data={{ "@type": "FAQPage", inLanguage: "ko-KR", mainEntity }} />;
}
