import { expect, it } from "vitest";

const styles = import.meta.glob<string>(["../../packages/*/src/**/*.styles.ts", "../../app/**/*.styles.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const found = (pattern: RegExp, isRead: (text: string) => boolean = () => true) =>
  Object.entries(styles).flatMap(([file, text]) =>
    isRead(text) ? [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`) : [],
  );

/** A ground in the colour of text, plain or as a gradient, which draws a mark. */
const MARK = /background(?:-color)?:[^;]*(?<!in srgb, )currentcolor|gradient\(currentcolor/giu;

it("styles draw no mark as a background, which forced colours take away, unless they say how it looks there", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  expect(found(MARK, (text) => !text.includes("media.forcedColors"))).toEqual([]);
});

/** A state of any ancestor, also that of another primitive: `[data-state="plain"] &`, but not `${Frame}[data-state="plain"] &`. */
const STATE_OF_ANY_ANCESTOR = /(?<![\w)\]}&-])\[data-state[^\]]*\][^{};,>+~]* &/gu;

it("styles follow the state of an ancestor only where they name its primitive", () => {
  expect(found(STATE_OF_ANY_ANCESTOR)).toEqual([]);
});
