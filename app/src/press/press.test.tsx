import { createHttpPress } from "@danji/api/http/press";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ServicesContext } from "../shell/services/services.ts";
import { servicesWith } from "../shell/services/services.fixture.ts";
import { usePressList } from "./use-press-list.ts";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { useSession } from "./use-session.ts";

describe("usePressList", () => {
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
});

describe("useSession", () => {
  /** Calls of the backend, by method and path. */
  const calls: string[] = [];
  const fetch = (path: string, { method = "GET" }: RequestInit): Promise<Response> => {
    calls.push(`${method} ${path}`);
    const administrator = method === "GET" ? { email: "kim@sample.example" } : null;
    return Promise.resolve(Response.json({ administrator }));
  };
  const services = servicesWith({
    session: () => Promise.resolve(createHttpSession({ fetch })),
    leadsAdmin: () => Promise.resolve(createHttpLeadsAdmin({ fetch })),
  });

  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );

  it("ends the sessions of other browsers before this one's on request", async () => {
    const { result } = renderHook(useSession, { wrapper });
    await expect.poll(() => result.current.administrator).not.toBeNull();
    await act(() => result.current.signOut(true));
    expect(result.current.administrator).toBeNull();
    expect(calls).toEqual(["GET /api/session", "POST /api/admin/end-sessions", "DELETE /api/session"]);
  });
});
