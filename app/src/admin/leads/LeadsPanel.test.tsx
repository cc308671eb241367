import { adminLeadOf } from "@danji/api/leads/lead.fixture";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { expect, it, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../../shell/services/services.ts";
import { servicesWith } from "../../shell/services/services.fixture.ts";
import { LeadsPanel } from "./LeadsPanel.tsx";

vi.mock("./own-leads.ts", () => ({ KEEPS_LEADS: true, OUTSIDE_KINDS: [] }));

/** Answers of the backend by the end of their address. */
const ANSWERS: Readonly<Record<string, object>> = {
  sites: { sites: [{ id: "sample", name: "견본 단지" }] },
  leads: { leads: [adminLeadOf()], next: null },
  notices: { failedMessages: [], nearLimits: [], nearQuarantines: [], retention: [] },
  withdraw: { count: 1 },
};

it("withdraws a consent, which the administrator cannot give back, only once that is confirmed", async () => {
  const asked: string[] = [];
  const leadsAdmin = createHttpLeadsAdmin({
    fetch: (url) => {
      const name = url.split("/").at(-1) ?? "";
      asked.push(name);
      return Promise.resolve(Response.json(ANSWERS[name]));
    },
  });
  const services = servicesWith({
    leadsAdmin: () => Promise.resolve(leadsAdmin),
  });
  const { user, findByRole, queryByRole } = render(
    <ServicesContext value={services}>
      <LeadsPanel
        counts={undefined}
        onChange={vi.fn<(siteId: string) => void>()}
        onSignedOut={vi.fn<(reason: string) => void>()}
      />
    </ServicesContext>,
  );
  await user.click(await findByRole("button", { name: "홍길동 자세히" }));
  await user.click(await findByRole("button", { name: "홍길동 수신 동의 철회" }));
  await user.click(await findByRole("button", { name: "취소" }));
  await user.click(await findByRole("button", { name: "홍길동 수신 동의 철회" }));
  expect(asked).not.toContain("withdraw");
  await user.click(await findByRole("button", { name: "철회" }));
  await expect.poll(() => queryByRole("button", { name: "홍길동 수신 동의 철회" })).toBeNull();
  expect(asked.filter((name) => name === "withdraw")).toHaveLength(1);
});
