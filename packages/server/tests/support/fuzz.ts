import { Agent } from "node:http";
import { koreanDate } from "@danji/complex/sale-dates";
import { LEAD_TEXT_FIELDS } from "@danji/data/leads/fields";
import { validateLead } from "@danji/data/leads/rules";
import { expect } from "vitest";
import type { LeadRow } from "./database.ts";
import { createRandom, SEED } from "./random.ts";
import { send, type Answer, type Sent } from "./send.ts";
import { sampleSite } from "./site.ts";
import { wrongRequest } from "./wrong-requests.ts";

/** Requests that are under way at any moment. */
const SENDERS = 8;
/** Requests after which a long run says how far it is. */
const PROGRESS_EVERY = 10_000;

/** A limit that no run reaches. */
export const UNLIMITED = 1_000_000_000;

/** Site whose bookings are answered by text messages. */
export const MESSAGING_SITE = sampleSite({
  messages: { booking: "예약되었습니다.", news: "(광고)[견본] {consentLink}" },
});

type LeadTexts = Pick<LeadRow, "kind" | "name" | "phone" | "birthdate" | "email" | "message"> & {
  readonly visitDate: string | null;
};

/** Returns the faults of a lead that stands: none, as the forms' own rules would have refused it. */
export function faultsOf({ kind, ...texts }: LeadTexts): unknown[] {
  const given: Readonly<Record<string, string | null>> = texts;
  const fields = Object.fromEntries(LEAD_TEXT_FIELDS[kind].map((field) => [field, given[field] ?? ""]));
  const { consent, visits } = MESSAGING_SITE;
  return [...validateLead(kind, fields, { consent, visits, today: koreanDate(Date.now()) })];
}

const isStored = ({ status, headers }: Answer): boolean =>
  status === 200 || (status === 303 && headers["location"] === "/thanks");

interface WrongRequests {
  readonly url: string;
  readonly requests: number;
  /** Articles that stand. */
  readonly ids: readonly string[];
  /** Headers of the administrator. */
  readonly credentials: Sent["headers"];
}

/** Sends wrong requests, each of which has to be answered without a fault; returns how many leads and articles got through. */
export async function sendWrongRequests({ url, requests, ids, credentials }: WrongRequests) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const random = createRandom(SEED);
  const tally = { sent: 0, leads: 0, posted: 0 };
  async function sendAll(): Promise<void> {
    while (tally.sent < requests) {
      tally.sent += 1;
      if (tally.sent % PROGRESS_EVERY === 0) console.log(`${tally.sent} of ${requests} requests, seed ${SEED}`);
      const sent = wrongRequest(random, ids, credentials);
      const answer = await send(url, { ...sent, agent });
      expect(answer.status, JSON.stringify({ ...sent, body: String(sent.body) })).toBeLessThan(500);
      const isPost = sent.method === "POST";
      if (isPost && sent.path.startsWith("/api/forms/") && isStored(answer)) tally.leads += 1;
      if (isPost && answer.status === 201) tally.posted += 1;
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll));
  agent.destroy();
  return tally;
}
