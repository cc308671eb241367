import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { moveTo } from "./use-route-change.ts";

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
