import type { Issue } from "@danji/complex/issue";
import { visit } from "jsonc-parser";
import { readdir, readFile } from "node:fs/promises";

/** A text file of a complex: its text, or why it has none. */
type TextFile =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issues: readonly Issue[] };

const NOT_UTF8 = "UTF-8로 저장하세요. 다른 인코딩(ANSI, CP949, UTF-16)으로 저장되어 한글을 읽을 수 없습니다";

/** Returns a fault of a whole file. */
export const fileIssue = (file: string, reason: string): Issue => ({ rule: "schema", file, path: "(전체)", reason });

/** Returns a fault of a file that the system does not open. */
export function unopenedIssue(file: string, error: unknown): Issue {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const reason =
    code === "EISDIR"
      ? "파일이 아니라 폴더입니다. 옮기거나 이름을 고치세요"
      : `파일을 열 수 없습니다. 이름과 권한을 확인하세요: ${code}`;
  return fileIssue(file, reason);
}

/** Fails on bytes of another encoding instead of replacing them, and drops a byte order mark. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Returns UTF-8 as text, Hangul composed (macOS stores it in pieces); without its zeros UTF-16 could pass for it. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    return text.includes("\0") ? undefined : text.normalize("NFC");
  } catch {
    return undefined;
  }
}

/** Reads a text file of a complex: JSON, captions, a plan; issues give its `name`, e.g. `plans/59a.json`. */
export async function readText(path: string, name: string): Promise<TextFile> {
  try {
    const text = decode(await readFile(path));
    return text === undefined ? { ok: false, issues: [fileIssue(name, NOT_UTF8)] } : { ok: true, text };
  } catch (error) {
    return { ok: false, issues: [unopenedIssue(name, error)] };
  }
}

/** Returns the names in a folder that end with `extension`, in order, without those that systems hide, such as `._pages.json`. */
export async function listNames(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(extension) && !name.startsWith(".")).toSorted();
}

/** A JSON file of a complex: its text and value, or why it has none. */
type JsonFile =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Returns what to mend in a text with wrong syntax, by the error of `JSON.parse`. */
function remedyOf(text: string, { message }: Error): string {
  if (message.includes("end of JSON input")) return "파일이 끝나기 전에 괄호나 따옴표를 닫으세요";
  let line = 0;
  const onError = (_error: number, _offset: number, _length: number, start: number) => void (line ||= start + 1);
  visit(text, { onError }, { disallowComments: true });
  return `${line}번째 줄의 따옴표, 쉼표, 괄호를 고치세요`;
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

/** Composes Hangul that was written as escapes, which the file's own composition does not reach. */
const composed = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.normalize("NFC") : value;

/** Reads a JSON file; issues give its `name`, e.g. `plans/59a.json`. */
export async function readJson(path: string, name: string): Promise<JsonFile> {
  const read = await readText(path, name);
  if (!read.ok) return read;
  const { text } = read;
  try {
    const value: unknown = JSON.parse(text, composed);
    const issues = repeatedKeys(text, name);
    return issues.length > 0 ? { ok: false, issues } : { ok: true, text, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, issues: [fileIssue(name, `JSON 문법이 틀렸습니다. ${remedyOf(text, error)}`)] };
  }
}
