/** Name of the highlight of the words that were looked for. */
export const HIGHLIGHT = "danji-search";

function* textsOf(root: Element): Generator<Text> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode instanceof Text) yield texts.currentNode;
}

/** Marks the words of a search without changing the document, where browsers can; no pattern takes the marks away. */
export function markText(roots: Iterable<Element>, pattern: RegExp | undefined): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(HIGHLIGHT);
  if (pattern === undefined) return;
  const marks = new Highlight();
  for (const root of roots)
    for (const text of textsOf(root))
      for (const { index, 0: match } of text.data.matchAll(pattern)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        marks.add(range);
      }
  CSS.highlights.set(HIGHLIGHT, marks);
}
