import { fireEvent, render } from "@testing-library/react";
import { BrowserRouter, MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { RouterLink } from "./RouterLink.tsx";
import { routerHistory } from "./router-history.ts";

vi.mock("./table.ts", () => ({ findRoute: () => undefined }));

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
