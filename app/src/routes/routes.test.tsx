import { act, fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter, MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { RouterLink } from "./RouterLink.tsx";
import { routerHistory } from "./router-history.ts";
import { SiteRoutes } from "./SiteRoutes.tsx";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";
import type { PageContent } from "../shell/page/page-content.ts";

vi.mock("./table.ts", () => ({
  findRoute: () => undefined,
  redirectOf: (path: string) => (path === "/old" ? "/new" : undefined),
  matchRoute: (path: string) => ({ route: { Component: () => <output>{path}</output> }, params: {} }),
}));

const Location = () => <output>{useLocation().pathname}</output>;

it.each([
  ["/Brand/intro", "/Brand/intro"],
  ["/Brand/intro?a=1#b", "/Brand/intro?a=1#b"],
  ["https://map.example/search/a", "https://map.example/search/a"],
  ["tel:0310000000", "tel:0310000000"],
])("leads to %s as it stands", (to, href) => {
  const { getByRole } = render(<RouterLink to={to}>가기</RouterLink>, { wrapper: MemoryRouter });
  expect(getByRole("link").getAttribute("href")).toBe(href);
});

it.each([
  ["/Brand/intro?a=1.5", {}, "/Brand/intro", true],
  ["/announcement.pdf", {}, "/", false],
  ["/Brand/intro", { ctrlKey: true }, "/", false],
  ["/Brand/intro", { metaKey: true }, "/", false],
  ["/Brand/intro", { shiftKey: true }, "/", false],
  ["/Brand/intro", { button: 1 }, "/", false],
])("on a click on %s with %j has the router at %s", (to, click, pathname, isHandled) => {
  const { getByRole } = render(
    <>
      <RouterLink to={to}>가기</RouterLink>
      <Location />
    </>,
    { wrapper: MemoryRouter },
  );
  const handled = vi.fn<(isHandled: boolean) => void>();
  const report = (event: Event) => {
    handled(event.defaultPrevented);
    // The test environment cannot load a document.
    event.preventDefault();
  };
  document.addEventListener("click", report, { once: true });
  fireEvent.click(getByRole("link"), click);
  expect(handled).toHaveBeenCalledExactlyOnceWith(isHandled);
  expect(getByRole("status").textContent).toBe(pathname);
});

it.each([
  ["the page itself", "/Brand/intro"],
  ["a section of the page", "/Brand/intro#history"],
  ["another page", "/Brand/video"],
])("leaves an overlay for %s in place of its entry, where no overlay is recorded", (_, to) => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, "", href));
  history.replaceState(null, "", "/Brand/intro");
  routerHistory.push(1);
  const { length } = history;
  const { getByRole } = render(<RouterLink to={to}>가기</RouterLink>, { wrapper: BrowserRouter });
  fireEvent.click(getByRole("link"));
  expect(location.pathname + location.hash).toBe(to);
  expect([history.length, routerHistory.depth()]).toEqual([length, 0]);
});

const Rest = () => {
  const { search, hash } = useLocation();
  return <p>{search + hash}</p>;
};

it("keeps the query of a legacy address, which names a campaign", () => {
  const { container } = render(
    <MemoryRouter initialEntries={["/old?utm_source=kakao#visit"]}>
      <SiteRoutes />
      <Rest />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe("/new?utm_source=kakao#visit");
});

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
