import { expect, test } from "vitest";
import { complex } from "../e2e/support/complex.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { htmlOf } from "./support/ask.ts";

/** Whether a page shows pictures of the complex beyond its band. */
const isPictured = (path: string): boolean =>
  complex.pages[path]?.sections.some(({ blocks }) =>
    blocks.some(({ kind }) => kind === "picture" || kind === "gallery"),
  ) ?? false;
const MADE = "컴퓨터그래픽";

test("says of every picture that a computer has drawn it, to those who see it and to those who do not", async () => {
  for (const { path } of ROUTES) {
    const html = await htmlOf(path);
    // A plan is a drawing and is shown as one, so it needs no notice that it is a computer image.
    const pictures = (html.match(/<img\b[^>]*>/gu) ?? []).filter((tag) => !/\bsrc="[^"]*\.svg"/u.test(tag));
    const texts = pictures.flatMap((tag) => /\balt="([^"]+)"/u.exec(tag)?.slice(1) ?? []);
    expect
      .soft(
        texts.filter((alt) => !alt.endsWith(`(${MADE})`)),
        path,
      )
      .toEqual([]);
    const captions = html.match(/<figcaption\b.*?<\/figcaption>/gu) ?? [];
    expect
      .soft(
        captions.filter((caption) => !caption.includes(MADE)),
        path,
      )
      .toEqual([]);
    if (isPictured(path)) expect.soft(captions.length, path).toBeGreaterThan(0);
  }
});
