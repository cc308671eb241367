import { createHttpPress } from "@danji/api/http/press";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ServicesContext } from "../shell/services/services.ts";
import { servicesWith } from "../shell/services/services.fixture.ts";
import { usePressList } from "./use-press-list.ts";

/** A backend whose every page has one article, which names the page's cursor. */
const services = servicesWith({
  press: () =>
    Promise.resolve(
      createHttpPress({
        fetch: (url) => {
          const after = new URL(url, "http://localhost").searchParams.get("after") ?? "0";
          const article = { id: after, siteId: "site", title: after, summary: "", content: "", date: 0, views: 0 };
          return Promise.resolve(Response.json({ articles: [article], next: String(Number(after) + 1) }));
        },
      }),
    ),
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>
    <MemoryRouter>{children}</MemoryRouter>
  </ServicesContext>
);

it("appends a page once when it is asked for twice in one task, and the next page after that", async () => {
  const { result } = renderHook(() => usePressList("site"), { wrapper });
  const titles = () => result.current.articles.map(({ title }) => title);
  await expect.poll(titles).toEqual(["0"]);
  act(() => {
    result.current.loadMore();
    result.current.loadMore();
  });
  await expect.poll(() => result.current.status).toBe("ready");
  expect(titles()).toEqual(["0", "1"]);
  act(() => result.current.loadMore());
  await expect.poll(titles).toEqual(["0", "1", "2"]);
});
