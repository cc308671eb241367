import { readFile } from "node:fs/promises";
import type { Issue } from "@danji/complex/issue";

/** A file of a complex: its value, or why it has none. */
export type JsonFile = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issue: Issue };

/** How many characters V8 quotes before a wrong one. */
const QUOTED = 10;

/** Returns the position of the wrong character, by the number or by the quotation in the message of `JSON.parse`. */
function positionOf(text: string, { message }: Error): number | undefined {
  const number = /at position (?<position>\d+)/u.exec(message)?.groups?.["position"];
  if (number !== undefined) return Number(number);
  const {
    token = "",
    dots,
    quoted = "",
  } = /token '(?<token>.)', (?<dots>\.{3})?"(?<quoted>.*?)"(?:\.{3})? is not/su.exec(message)?.groups ?? {};
  if (quoted === "") return undefined;
  return text.indexOf(quoted) + (dots === undefined ? quoted.indexOf(token) : QUOTED);
}

/** Returns what to mend in a text with wrong syntax. */
function remedyOf(text: string, error: Error): string {
  const position = positionOf(text, error);
  return position === undefined
    ? "파일이 끝나기 전에 괄호나 따옴표를 닫으세요"
    : `${text.slice(0, position).split("\n").length}번째 줄의 따옴표, 쉼표, 괄호를 고치세요`;
}

/**
 * Reads a JSON file.
 *
 * @param name Name of the file for the issue, e.g. `plans/59a.json`.
 */
export async function readJson(path: string, name: string): Promise<JsonFile> {
  const text = await readFile(path, "utf8");
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = `JSON 문법이 틀렸습니다. ${remedyOf(text, error)}`;
    return { ok: false, issue: { rule: "schema", file: name, path: "(전체)", reason } };
  }
}
