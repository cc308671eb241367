import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpPress } from "@danji/api/http/press";
import { createHttpPressEditor } from "@danji/api/http/press-editor";
import { describeLeadsAdminContract } from "@danji/api/leads/admin-contract";
import { describePressContract, describePressEditorContract } from "@danji/api/press/contract";
import { describeForms } from "./forms-contract.ts";
import type { StartHost, TestHost } from "./host.ts";

/** More entries of the audit log than a test makes. */
const ALL = 1000;

const clientOf = ({ url, fetch, token }: TestHost) => ({ baseUrl: url, fetch, ...(token && { token }) });

/** Describes what every host of the app does on the wire. `start` is called before each test. */
export function describeHost(name: string, start: StartHost): void {
  const startPress = async () => {
    // Readers behind one address, more than any test has.
    const host = await start({ limits: { viewsPerMinutePerAddress: 1000, readsPerMinutePerAddress: 1000 } });
    return {
      host,
      press: createHttpPress(clientOf(host)),
      async give(
        articles: readonly { siteId: string; title: string; summary: string; content: string; date: number }[],
      ) {
        const post = async ({ date, ...draft }: (typeof articles)[number]) =>
          host.store.press.post(draft, { who: "the test", at: date });
        await Promise.all(articles.map(post));
      },
      dispose: () => host.close(),
    };
  };
  describePressContract(name, startPress);
  describePressEditorContract(name, async () => {
    const { host, ...harness } = await startPress();
    return {
      ...harness,
      editor: createHttpPressEditor(clientOf(host)),
      administrator: host.administrator,
      signIn: () => host.signIn(),
      endSession: () => host.endSession(),
      audit: async () => (await host.store.audit.newest(ALL)).toReversed(),
    };
  });
  describeLeadsAdminContract(name, async () => {
    const host = await start({ limits: { messagesPerHour: 5, quarantinedPerDay: 5 } });
    const { leads, outbox } = host.store;
    return {
      leadsAdmin: createHttpLeadsAdmin(clientOf(host)),
      administrator: host.administrator,
      async give(given) {
        for (const lead of given) await leads.add(lead);
      },
      async giveFailed(lead) {
        await leads.add(lead, { messages: [{ kind: "booking", isAllowed: true }] });
        const claimed = await outbox.claim(["booking"], lead.createdAt);
        if (claimed) await outbox.settle(claimed, { state: "failed", note: "HTTP 400" }, lead.createdAt);
      },
      async giveQuarantined(lead) {
        await leads.add(lead, { isQuarantined: true });
      },
      signIn: () => host.signIn(),
      dispose: () => host.close(),
    };
  });
  describeForms(name, start);
}
