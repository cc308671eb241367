import { fireEvent, render } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { moveTo, useRouteChange } from "./use-route-change.ts";

it.each([
  ["the element of a fragment", "#%EC%9D%BC%EC%A0%95", "일정"],
  ["the heading of the page without a fragment", "", "공급안내"],
  ["the heading where no element has the fragment", "#none", "공급안내"],
  ["the heading where the fragment is badly encoded", "#100%", "공급안내"],
])("focuses %s", (_, hash, focused) => {
  render(
    <main>
      <h1>공급안내</h1>
      <h2 id="일정">일정</h2>
    </main>,
  );
  moveTo(hash);
  expect(document.activeElement?.textContent).toBe(focused);
});

function Page({ to }: { to: string }) {
  useRouteChange();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(to, { replace: true })}>
      가기
    </button>
  );
}

it.each([
  ["/plan", 1],
  ["/plan#dates", 0],
])("starts the current page at its top when a link leads to %s: %i times", (to, times) => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  onTestFinished(() => scrollTo.mockRestore());
  const { getByRole } = render(
    <MemoryRouter initialEntries={["/plan"]}>
      <Page to={to} />
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(getByRole("button"));
  expect(scrollTo).toHaveBeenCalledTimes(times);
});
