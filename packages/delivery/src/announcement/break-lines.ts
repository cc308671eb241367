/** Returns the width of a text in points. */
export type Measure = (text: string) => number;

/** A word that is wider than the line, cut where it has to be. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}

/**
 * Breaks a text into lines at its line breaks, and between words only, as Korean is set with care (`word-break: keep-all`);
 * PDFKit itself breaks between any two syllables. A word that is wider than the line is cut. The space at a break stays at
 * the line's end, where those who listen to the text or copy it need it.
 */
export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  text.split("\n").flatMap((line) => breakLine(line, width, measure));

function breakLine(text: string, width: number, measure: Measure): string[] {
  const pieces = text
    .split(" ")
    .flatMap((word, index) =>
      cutWord(word, width, measure).map((piece, part) => ({ piece, gap: index > 0 && part === 0 ? " " : "" })),
    );
  const lines: string[] = [];
  let line = "";
  for (const { piece, gap } of pieces) {
    const longer = line + gap + piece;
    if (line !== "" && measure(longer) > width) {
      lines.push(line + gap);
      line = piece;
    } else line = longer;
  }
  return [...lines, line];
}
