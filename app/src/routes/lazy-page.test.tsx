import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";
import type { PageContent } from "../shell/page/page-content.ts";

const content: PageContent = {
  page: { h1: "사업개요", description: "설명", indexed: true, sections: [], related: [] },
  pictures: {},
  share: { src: "/share.jpg", alt: "그림" },
};
const Layout = ({ page }: PageContent) => <h1>{page.h1}</h1>;

it("loads code and content once, however often it is asked for", async () => {
  const loadLayout = vi.fn(() => Promise.resolve(Layout));
  const loadContent = vi.fn(() => Promise.resolve(content));
  const page: LazyPage = lazyPage(loadLayout, loadContent);
  await Promise.all([page.preload(), page.preload()]);
  await act(async () => render(<page.Component />));
  expect(loadLayout).toHaveBeenCalledTimes(1);
  expect(loadContent).toHaveBeenCalledTimes(1);
});

it("stays failed until it is retried, and renders immediately what is loaded: hydration never blanks a page", async () => {
  const loadLayout = vi
    .fn<() => Promise<typeof Layout>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Layout);
  const page = lazyPage(loadLayout, () => Promise.resolve(content));
  await expect(page.preload()).rejects.toMatchObject({ name: "ChunkLoadError" });
  await expect(page.preload()).rejects.toMatchObject({ name: "ChunkLoadError" });
  expect(loadLayout).toHaveBeenCalledTimes(1);
  page.retry();
  await page.preload();
  render(<page.Component />);
  expect(screen.getByRole("heading", { name: "사업개요" })).toBeTruthy();
});
