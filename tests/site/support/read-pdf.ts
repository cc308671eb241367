import { inflateSync } from "node:zlib";

/** An object of a PDF. */
export interface PdfObject {
  readonly dictionary: string;
  /** Unpacked. */
  readonly stream: string;
}

/** Returns the objects of a PDF by number. */
export function objectsOf(pdf: Uint8Array): Map<string, PdfObject> {
  const text = Buffer.from(pdf).toString("latin1");
  const objects = [...text.matchAll(/(\d+) 0 obj\n(.*?)(?:\nstream\n(.*?)\nendstream)?\nendobj/gsu)];
  return new Map(
    objects.map(([, number = "", dictionary = "", stream = ""]) => {
      const unpacked = dictionary.includes("/FlateDecode") ? inflateSync(Buffer.from(stream, "latin1")) : stream;
      return [number, { dictionary, stream: unpacked.toString("latin1") }];
    }),
  );
}

/** Returns the lines of a PDF as a viewer hands them to a clipboard: glyphs read through the fonts' own tables. */
export function linesOf(objects: ReadonlyMap<string, PdfObject>): string[] {
  const tables = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = "", font = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font)?.dictionary ?? "")?.[1] ?? "";
      const ranges = (objects.get(map)?.stream ?? "").matchAll(/^<(\w+)> <\w+> \[(.*)\]$/gmu);
      const glyphs = [...ranges].flatMap(([, first = "", codes = ""]) =>
        [...codes.matchAll(/<([^>]*)>/gu)].map(([, code = ""], index): [string, string] => [
          (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
          String.fromCharCode(...code.split(" ").map((unit) => Number.parseInt(unit, 16))),
        ]),
      );
      tables.set(name, new Map(glyphs));
    }
  const pages = [...objects.values()].filter(({ stream }) => stream.includes("\nBT\n"));
  return pages
    .flatMap(({ stream }) => {
      let font: ReadonlyMap<string, string> = new Map();
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/gu)].map(([, name, shown]) => {
        if (name !== undefined) font = tables.get(name) ?? font;
        const codes = [...(shown ?? "").matchAll(/<(\w+)>/gu)].map(([, hex = ""]) => hex).join("");
        return (codes.match(/\w{4}/gu) ?? []).map((code) => font.get(code) ?? "").join("");
      });
    })
    .filter((line) => line !== "");
}
