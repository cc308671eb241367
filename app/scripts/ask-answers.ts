import { createInterface } from "node:readline/promises";
import { type GivenWords, QUESTIONS, readAnswers } from "@danji/delivery/new-complex/answers";

/**
 * Asks on the terminal for what is not given, and again where an answer cannot be used. Where standard input is no
 * terminal, there are no questions.
 */
export async function askAnswers(slug: string, given: GivenWords): Promise<GivenWords> {
  const missing = QUESTIONS.filter(({ flag }) => given[flag] === undefined);
  if (!process.stdin.isTTY || missing.length === 0) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    console.log("모르는 것은 비워 두세요. 나중에 파일에서 고칠 수 있습니다.");
    let known = given;
    for (const { flag, text } of missing) {
      for (;;) {
        const answered = { ...known, [flag]: await terminal.question(`${text}: `) };
        const read = readAnswers(slug, answered);
        if (read.ok) {
          known = answered;
          break;
        }
        console.error(read.faults.join("\n"));
      }
    }
    return known;
  } finally {
    terminal.close();
  }
}
