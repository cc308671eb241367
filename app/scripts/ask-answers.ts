import { createInterface } from "node:readline/promises";
import { type GivenWords, QUESTIONS, readAnswers } from "@danji/delivery/new-complex/answers";

/** Where questions are asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks on a terminal for what is not given, until each answer can be used; asks nothing where the input is no terminal.
 *
 * @param terminal @default that of the process
 */
export async function askAnswers(
  slug: string,
  given: GivenWords,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<GivenWords> {
  const missing = QUESTIONS.filter(({ flag }) => given[flag] === undefined);
  if (input.isTTY !== true || missing.length === 0) return given;
  const terminal = createInterface({ input, output });
  const say = (line: string) => void output.write(`${line}\n`);
  try {
    say("모르는 것은 비워 두세요. 나중에 파일에서 고칠 수 있습니다.");
    let known = given;
    for (const { flag, text } of missing) {
      for (;;) {
        const answered = { ...known, [flag]: await terminal.question(`${text}: `) };
        const read = readAnswers(slug, answered);
        if (read.ok) {
          known = answered;
          break;
        }
        say(read.faults.join("\n"));
      }
    }
    return known;
  } finally {
    terminal.close();
  }
}
