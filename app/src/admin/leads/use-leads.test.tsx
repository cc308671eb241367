import { leadOf } from "@danji/api/leads/lead.fixture";
import type { AdminLead, LeadPage } from "@danji/api/leads/schema";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { ServicesContext } from "../../shell/services/services.ts";
import { servicesWith } from "../../shell/services/services.fixture.ts";
import { useLeads } from "./use-leads.ts";

const adminLead = (id: string): AdminLead => ({
  ...leadOf(),
  id,
  state: "new",
  marketingConfirmedAt: null,
  isQuarantined: false,
});
const pageOf = (id: string, next: string | null): LeadPage => ({ leads: [adminLead(id)], next });

let answerSecond: (answer: Response) => void;
/** Answers of the backend to the first page and to the second, which is held back. */
const pages = [
  Promise.resolve(Response.json(pageOf("1", "next"))),
  new Promise<Response>((resolve) => {
    answerSecond = resolve;
  }),
];

const services = servicesWith({
  leadsAdmin: () =>
    Promise.resolve(
      createHttpLeadsAdmin({
        fetch: (url) =>
          url.endsWith("/state")
            ? Promise.resolve(Response.json({ state: "called" }))
            : (pages.shift() ?? Promise.reject(new Error("There are two pages."))),
      }),
    ),
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

it("keeps a state that was changed while a further page loaded", async () => {
  const { result } = renderHook(() => useLeads(vi.fn<(reason: string) => void>()), { wrapper });
  const shown = () => result.current.leads.map(({ id, state }) => `${id} ${state}`);
  await expect.poll(shown).toEqual(["1 new"]);
  act(() => result.current.loadMore());
  act(() => result.current.setState(adminLead("1"), "called"));
  await expect.poll(shown).toEqual(["1 called"]);
  act(() => answerSecond(Response.json(pageOf("2", null))));
  await expect.poll(shown).toEqual(["1 called", "2 new"]);
});
