import { paperText } from "@danji/complex/plain-text";
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import type { PaperDocument } from "./model.ts";
import type { SheetLook, TextStyle } from "./styles.ts";
import { fontRuns } from "../fonts/open-font.ts";

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

/** Breaks a text between words only, as `word-break: keep-all` does; for who listens or copies, the space at a break stays. */
const breakLines = (text: string, width: number, measure: Measure): string[] =>
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

/** A4, in points, with margins that leave room for holes and for the foot. */
const MARGIN = { top: 58, bottom: 48, left: 62, right: 62 };
const HAIRLINE = 0.5;
/** Distance of the foot from the lower edge and of the running head from the upper one, in points. */
const FOOT = 33;
const HEAD = 34;
const MARK_ANGLE = -35;
/** Points on a page that are enough to begin what no page holds whole. */
const LEAST_ROOM = 60;

type Element = PDFKit.PDFStructureElement;
type Options = PDFKit.Mixins.StructureElementOptions;

interface Setting {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
}

/** A document being written from top to bottom. Everything that is read goes into its structure tree. */
export type Sheet = ReturnType<typeof createSheet>;

/** Begins a tagged document in Korean, the same bytes for the same content; fonts that show what another lacks come first. */
export function createSheet(
  { title, author, date, mark, foot }: PaperDocument,
  look: SheetLook,
  fonts: ReadonlyMap<string, Font>,
) {
  const doc = new PDFDocument({
    size: "A4",
    margins: MARGIN,
    font: look.text.body.font,
    pdfVersion: "1.7",
    tagged: true,
    lang: "ko",
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = MARGIN.top;

  function artifact(type: "Layout" | "Pagination", draw: () => void): void {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  function addPage(): void {
    doc.addPage();
    y = MARGIN.top;
    if (mark === undefined) return;
    artifact("Pagination", () => {
      const { width, height } = doc.page;
      const { font, size, colour } = look.text.mark;
      doc.font(font).fontSize(size).fillColor(colour);
      doc.save().rotate(MARK_ANGLE, { origin: [width / 2, height / 2] });
      doc.text(mark, (width - doc.widthOfString(mark)) / 2, (height - size) / 2, { lineBreak: false });
      doc.restore();
    });
  }
  addPage();
  const width = doc.page.width - MARGIN.left - MARGIN.right;
  const pageRoom = doc.page.height - MARGIN.top - MARGIN.bottom;
  const room = () => doc.page.height - MARGIN.bottom - y;

  const files = new Map([...fonts].map(([file, font]) => [font, file]));
  /** Splits a line by the file of the font that shows it; what none shows is left to the style's own. */
  const runsOf = (style: TextStyle, line: string) => {
    const own = fonts.get(style.font);
    const runs = fontRuns(own ? [own, ...fonts.values()] : [...fonts.values()], line);
    return runs.map(({ font, text }) => ({ file: (font && files.get(font)) ?? style.font, text }));
  };
  const measure = (style: TextStyle) => (line: string) =>
    runsOf(style, line).reduce((width, { file, text }) => {
      doc.font(file).fontSize(style.size);
      return width + doc.widthOfString(text, { characterSpacing: style.spacing ?? 0 });
    }, 0);

  function draw({ lines, style, x, y: from }: Setting): void {
    const { size, colour, leading, spacing: characterSpacing = 0 } = style;
    lines.forEach((line, index) => {
      let start = x;
      for (const { file, text } of runsOf(style, line)) {
        doc.font(file).fontSize(size).fillColor(colour);
        doc.text(text, start, from + index * leading, { lineBreak: false, characterSpacing });
        start += doc.widthOfString(text, { characterSpacing });
      }
    });
  }

  function open(parent: Element, type: string, options: Options = {}): Element {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  }

  return {
    look,
    /** Left edge and width of the text, in points. */
    left: MARGIN.left,
    width,
    pageWidth: doc.page.width,
    root,
    /** Opens an element of the structure tree, to be filled and ended. */
    open,
    measure,
    top: () => y,
    down(points: number) {
      y += points;
    },
    moveTo(height: number) {
      y = height;
    },
    room,
    /** Goes to a new page unless this many points are left on this one, or none has as many; returns whether it did. */
    ensure(points: number) {
      if (points <= room() || (points > pageRoom && room() >= LEAST_ROOM)) return false;
      addPage();
      return true;
    },
    /** Draws lines one below the other, as part of an element or of what is decoration. */
    draw,
    lines: (text: string, style: TextStyle, available: number) =>
      breakLines(paperText(text), available, measure(style)),
    /** Writes lines as the content of a new element. */
    write(parent: Element, type: string, content: Setting, options?: Options) {
      const element = open(parent, type, options);
      element.add(() => draw(content));
      element.end();
    },
    /** Draws what is to be seen but not read. */
    decorate: (draw: (doc: PDFKit.PDFDocument) => void) => artifact("Layout", () => draw(doc)),
    /** Draws a hairline across the text at the present height. */
    rule(colour = look.colours.line) {
      artifact("Layout", () =>
        doc
          .moveTo(MARGIN.left, y)
          .lineTo(MARGIN.left + width, y)
          .lineWidth(HAIRLINE)
          .stroke(colour),
      );
    },
    bookmark: (heading: string) => void doc.outline.addItem(heading),
    /** Puts the foot on every page and returns the file. */
    finish() {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        const number = `${index + 1} / ${count}`;
        const line = { style: look.text.small, y: doc.page.height - FOOT };
        artifact("Pagination", () => {
          draw({ ...line, lines: [foot], x: MARGIN.left });
          draw({ ...line, lines: [number], x: MARGIN.left + width - measure(look.text.small)(number) });
          // The first page has the title itself.
          if (index > 0) draw({ ...line, lines: [title], x: MARGIN.left, y: HEAD });
        });
      }
      root.end();
      doc.end();
      return written;
    },
  };
}
