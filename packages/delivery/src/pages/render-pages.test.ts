import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { expectRendered, renderTourPage } from "./render-pages.ts";
import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";

const folder = await mkdtemp(join(tmpdir(), "danji-tour-"));
await writeFile(join(folder, "tour.html"), "<body></body>");

it("refuses a tour of which a part could not be rendered", async () => {
  const render = (template: string) => template.replace("</body>", "<!--$!--></body>");
  await expect(renderTourPage(render, "", folder)).rejects.toThrow("/tour.html");
});

const inBoundary = (content: () => string) =>
  renderToString(createElement("main", null, createElement(Suspense, { fallback: "…" }, createElement(content))));

it("accepts a page of which every part was rendered", () => {
  expect(() =>
    expectRendered(
      inBoundary(() => "지도"),
      "/Location",
    ),
  ).not.toThrow();
});

it("names the page of which a part failed", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = inBoundary(() => {
    throw new Error("broken");
  });
  logged.mockRestore();
  expect(() => expectRendered(html, "/Location")).toThrow("/Location");
});
