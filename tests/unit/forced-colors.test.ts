import { expect, it } from "vitest";

const styles = import.meta.glob<string>("../../packages/*/src/**/*.styles.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A ground in the colour of text, plain or as a gradient, which draws a mark. */
const MARK = /background(?:-color)?:[^;]*(?<!in srgb, )currentcolor|gradient\(currentcolor/giu;

it("styles draw no mark as a background, which forced colours take away, unless they say how it looks there", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  const marks = Object.entries(styles).flatMap(([file, text]) =>
    text.includes("media.forcedColors") ? [] : [...text.matchAll(MARK)].map(([mark]) => `${file}: ${mark}`),
  );
  expect(marks).toEqual([]);
});
