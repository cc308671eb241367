import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { ServicesContext } from "../shell/services/services.ts";
import { servicesWith } from "../shell/services/services.fixture.ts";
import { useSession } from "./use-session.ts";

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
