import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { expectRendered } from "./render-pages.ts";

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
