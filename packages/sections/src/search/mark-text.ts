/** Name of the highlight of the words that were looked for. */
export const HIGHLIGHT = "danji-search";

/**
 * Marks the words of a search in an element, without a change of the document. Browsers without the CSS Custom Highlight API show
 * no marks.
 *
 * @param pattern What to mark; nothing takes the marks away.
 */
export function markText(root: Element | null, pattern: RegExp | undefined): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(HIGHLIGHT);
  if (root === null || pattern === undefined) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    for (const { index, 0: match } of (node.nodeValue ?? "").matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
