/** Paragraphs of an article: blank lines separate them, single line breaks stay within. */
export function paragraphsOf(content: string): string[] {
  return content
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
