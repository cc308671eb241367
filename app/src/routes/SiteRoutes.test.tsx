import { render } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SiteRoutes } from "./SiteRoutes.tsx";

vi.mock("./table.ts", () => ({
  redirectOf: (path: string) => (path === "/old" ? "/new" : undefined),
  matchRoute: (path: string) => ({ route: { Component: () => <output>{path}</output> }, params: {} }),
}));

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
