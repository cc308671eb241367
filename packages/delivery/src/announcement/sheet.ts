import PDFDocument from "pdfkit";
import { breakLines } from "./break-lines.ts";
import type { PaperDocument } from "./model.ts";
import type { SheetLook, TextStyle } from "./styles.ts";

/** A4, in points, with margins that leave room for holes and for the foot. */
const MARGIN = { top: 58, bottom: 48, left: 62, right: 62 };
const HAIRLINE = 0.5;
/** Distance of the foot from the lower edge and of the running head from the upper one, in points. */
const FOOT = 33;
const HEAD = 34;
const MARK_ANGLE = -35;

type Element = PDFKit.PDFStructureElement;
type Options = PDFKit.Mixins.StructureElementOptions;

/** A document being written from top to bottom. Everything that is read goes into its structure tree. */
export interface Sheet {
  /** How the document looks. */
  readonly look: SheetLook;
  /** Left edge and width of the text, in points. */
  readonly left: number;
  readonly width: number;
  /** The element of the whole document. */
  readonly root: Element;
  /** Width of the page itself, in points. */
  readonly pageWidth: number;
  /** Goes down by some points. */
  down(this: void, points: number): void;
  /** Goes to a height of the page. */
  moveTo(this: void, height: number): void;
  /** Where the next line begins. */
  top(this: void): number;
  /** Goes to a new page unless this many points are left on this one; returns whether it did. */
  ensure(this: void, points: number): boolean;
  lines(this: void, text: string, style: TextStyle, width: number): string[];
  measure(this: void, style: TextStyle): (text: string) => number;
  /** Opens an element of the structure tree, to be filled and ended. */
  open(this: void, parent: Element, type: string, options?: Options): Element;
  /** Writes lines as the content of a new element. */
  write(
    this: void,
    parent: Element,
    type: string,
    content: { lines: readonly string[]; style: TextStyle; x: number; y: number },
    options?: Options,
  ): void;
  /** Draws what is to be seen but not read. */
  decorate(this: void, draw: (doc: PDFKit.PDFDocument) => void): void;
  /** A hairline across the text at the present height. */
  rule(this: void, colour?: string): void;
  bookmark(this: void, title: string): void;
  /** Puts the foot on every page and answers the file. */
  finish(this: void): Promise<Uint8Array>;
}

/** Draws lines one below the other, from a height on. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  { lines, style, x, y }: { lines: readonly string[]; style: TextStyle; x: number; y: number },
): void {
  const { font, size, colour, leading, spacing: characterSpacing = 0 } = style;
  doc.font(font).fontSize(size).fillColor(colour);
  lines.forEach((line, index) => doc.text(line, x, y + index * leading, { lineBreak: false, characterSpacing }));
}

/** Begins a document: tagged, in Korean, its title shown by the viewer, and the same bytes for the same content. */
export function createSheet({ title, author, date, mark, foot }: PaperDocument, look: SheetLook): Sheet {
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

  const measure = (style: TextStyle) => (text: string) => {
    doc.font(style.font).fontSize(style.size);
    return doc.widthOfString(text, { characterSpacing: style.spacing ?? 0 });
  };

  function open(parent: Element, type: string, options: Options = {}): Element {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  }

  return {
    look,
    left: MARGIN.left,
    width,
    pageWidth: doc.page.width,
    root,
    open,
    measure,
    top: () => y,
    down(points) {
      y += points;
    },
    moveTo(height) {
      y = height;
    },
    ensure(points) {
      if (y + points <= doc.page.height - MARGIN.bottom) return false;
      addPage();
      return true;
    },
    lines: (text, style, available) => breakLines(text, available, measure(style)),
    write(parent, type, content, options) {
      const element = open(parent, type, options);
      element.add(() => drawLines(doc, content));
      element.end();
    },
    decorate: (draw) => artifact("Layout", () => draw(doc)),
    rule(colour = look.colours.line) {
      artifact("Layout", () =>
        doc
          .moveTo(MARGIN.left, y)
          .lineTo(MARGIN.left + width, y)
          .lineWidth(HAIRLINE)
          .stroke(colour),
      );
    },
    bookmark: (heading) => void doc.outline.addItem(heading),
    finish() {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        const number = `${index + 1} / ${count}`;
        const line = { style: look.text.small, y: doc.page.height - FOOT };
        artifact("Pagination", () => {
          drawLines(doc, { ...line, lines: [foot], x: MARGIN.left });
          drawLines(doc, { ...line, lines: [number], x: MARGIN.left + width - measure(look.text.small)(number) });
          // The first page has the title itself.
          if (index > 0) drawLines(doc, { ...line, lines: [title], x: MARGIN.left, y: HEAD });
        });
      }
      root.end();
      doc.end();
      return written;
    },
  };
}
