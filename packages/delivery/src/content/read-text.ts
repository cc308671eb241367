import { readdir, readFile } from "node:fs/promises";
import type { Issue } from "@danji/complex/issue";

/** A text file of a complex: its text, or why it has none. */
export type TextFile =
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

/**
 * Returns the text of bytes, with Hangul composed (NFC): macOS stores it in pieces, which fonts and rules do not know.
 * `undefined` if they are not UTF-8. UTF-16 without a mark can pass for it, but for its zeros.
 */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    return text.includes("\0") ? undefined : text.normalize("NFC");
  } catch {
    return undefined;
  }
}

/**
 * Reads a text file of a complex: JSON, captions, a plan.
 *
 * @param name Name of the file for the issue, e.g. `plans/59a.json`.
 */
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
