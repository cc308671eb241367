import type { Issue } from "@danji/complex/issue";
import { visit } from "jsonc-parser";
import { fileIssue, readText } from "./read-text.ts";

/** A JSON file of a complex: its text and value, or why it has none. */
export type JsonFile =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

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

/** Returns a fault for each key that an object has twice: JSON keeps the last value without a word. */
function repeatedKeys(text: string, file: string): Issue[] {
  const issues: Issue[] = [];
  /** Lines of the keys so far, of each object that is open. */
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, _offset, _length, startLine, _character, path) {
      const [keys, line] = [open.at(-1), startLine + 1];
      const first = keys?.get(key);
      keys?.set(key, line);
      if (first === undefined) return;
      const reason = `같은 키가 ${first}번째 줄과 ${line}번째 줄에 있습니다. 하나를 지우거나 이름을 고치세요`;
      issues.push({ rule: "repeated-key", file, path: [...path(), key].join("."), reason });
    },
  });
  return issues;
}

/**
 * Reads a JSON file.
 *
 * @param name Name of the file for the issue, e.g. `plans/59a.json`.
 */
export async function readJson(path: string, name: string): Promise<JsonFile> {
  const read = await readText(path, name);
  if (!read.ok) return read;
  const { text } = read;
  try {
    const value: unknown = JSON.parse(text);
    const issues = repeatedKeys(text, name);
    return issues.length > 0 ? { ok: false, issues } : { ok: true, text, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, issues: [fileIssue(name, `JSON 문법이 틀렸습니다. ${remedyOf(text, error)}`)] };
  }
}
