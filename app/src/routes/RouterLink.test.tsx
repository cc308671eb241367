import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { RouterLink } from "./RouterLink.tsx";

vi.mock("./table.ts", () => ({ findRoute: () => undefined }));

it.each([
  ["/Brand/intro", "/Brand/intro"],
  ["/Brand/intro?a=1#b", "/Brand/intro?a=1#b"],
  ["https://map.example/search/a", "https://map.example/search/a"],
  ["tel:0310000000", "tel:0310000000"],
])("leads to %s as it stands", (to, href) => {
  const { getByRole } = render(<RouterLink to={to}>가기</RouterLink>, { wrapper: MemoryRouter });
  expect(getByRole("link").getAttribute("href")).toBe(href);
});
