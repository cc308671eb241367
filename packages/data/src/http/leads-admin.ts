import { AUDIT_ACTIONS, type AuditEntry } from "../audit/port.ts";
import { dataError } from "../data-error.ts";
import {
  ADMIN_MESSAGE_KINDS,
  type AdminLead,
  type AdminSite,
  FAILED_MESSAGE_STATES,
  type FailedMessage,
  LEAD_STATES,
  type LeadsAdminPort,
  type LeadState,
  type MessageUsage,
  type QuarantineUsage,
  type RetentionNotice,
} from "../leads/admin-port.ts";
import { LEAD_KINDS } from "../leads/port.ts";
import { failure, type HttpTokenOptions, isRecord, jsonInit, readJson, request } from "./request.ts";

type Fields = Readonly<Record<string, unknown>>;

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== "string") throw dataError("server");
  return value;
}
const optional = (fields: Fields, name: string): string | null => (fields[name] === null ? null : text(fields, name));

function number(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== "number") throw dataError("server");
  return value;
}

function oneOf<Name extends string>(fields: Fields, name: string, names: readonly Name[]): Name {
  const found = names.find((known) => known === fields[name]);
  if (found === undefined) throw dataError("server");
  return found;
}

function listOf(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw dataError("server");
  return value.map((entry: unknown) => {
    if (!isRecord(entry)) throw dataError("server");
    return entry;
  });
}

const readLead = (fields: Fields): AdminLead => ({
  id: text(fields, "id"),
  siteId: text(fields, "siteId"),
  kind: oneOf(fields, "kind", LEAD_KINDS),
  name: text(fields, "name"),
  phone: text(fields, "phone"),
  birthdate: optional(fields, "birthdate"),
  email: optional(fields, "email"),
  visitDate: optional(fields, "visitDate"),
  message: optional(fields, "message"),
  marketing: fields["marketing"] === true,
  consent: fields["consent"] === true,
  consentMode: oneOf(fields, "consentMode", ["notice", "checkbox"]),
  consentVersion: text(fields, "consentVersion"),
  createdAt: number(fields, "createdAt"),
  state: oneOf(fields, "state", LEAD_STATES),
  // Backends of earlier releases do not send it.
  marketingConfirmedAt: typeof fields["marketingConfirmedAt"] === "number" ? fields["marketingConfirmedAt"] : null,
  isQuarantined: fields["isQuarantined"] === true,
});

const readFailed = (fields: Fields): FailedMessage => ({
  id: text(fields, "id"),
  kind: oneOf(fields, "kind", ADMIN_MESSAGE_KINDS),
  state: oneOf(fields, "state", FAILED_MESSAGE_STATES),
  at: number(fields, "at"),
  reason: text(fields, "reason"),
  name: text(fields, "name"),
  phone: text(fields, "phone"),
});

const readUsage = (fields: Fields): MessageUsage => ({
  siteId: text(fields, "siteId"),
  kind: oneOf(fields, "kind", ADMIN_MESSAGE_KINDS),
  hours: number(fields, "hours"),
  used: number(fields, "used"),
  limit: number(fields, "limit"),
});

const readQuarantine = (fields: Fields): QuarantineUsage => ({
  siteId: text(fields, "siteId"),
  used: number(fields, "used"),
  limit: number(fields, "limit"),
});

const readRetention = (fields: Fields): RetentionNotice => ({
  siteId: text(fields, "siteId"),
  state: oneOf(fields, "state", ["announced", "refused"]),
  at: number(fields, "at"),
});

const readEntry = (fields: Fields): AuditEntry => ({
  at: number(fields, "at"),
  who: text(fields, "who"),
  what: oneOf(fields, "what", AUDIT_ACTIONS),
  target: text(fields, "target"),
  count: number(fields, "count"),
  address: text(fields, "address"),
  siteId: text(fields, "siteId"),
});

const readSite = (fields: Fields): AdminSite => ({ id: text(fields, "id"), name: text(fields, "name") });

/** Creates the administrator's port to the leads of a backend that answers at `/api/admin`. */
export function createHttpLeadsAdmin({ token, ...options }: HttpTokenOptions = {}): LeadsAdminPort {
  async function ask(path: string, body: Fields): Promise<Fields> {
    const bearer = await token?.();
    if (bearer === null) throw dataError("signed-out");
    const init = jsonInit("POST", body);
    const headers = { ...init.headers, ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }) };
    const response = await request(options, `/api/admin/${path}`, { ...init, headers });
    if (!response.ok) throw await failure(response);
    const answer = await readJson(response);
    if (!isRecord(answer)) throw dataError("server");
    return answer;
  }

  return {
    sites: async () => listOf(await ask("sites", {}), "sites").map(readSite),
    async list(filter, after) {
      const answer = await ask("leads", { ...filter, after });
      return { leads: listOf(answer, "leads").map(readLead), next: optional(answer, "next") };
    },
    async setState(id, from, to): Promise<LeadState | null> {
      const answer = await ask("state", { id, from, to });
      return answer["state"] === null ? null : oneOf(answer, "state", LEAD_STATES);
    },
    release: async (id) => (await ask("release", { id }))["released"] === true,
    async takeAll(filter) {
      const leads: AdminLead[] = [];
      let after: string | null = null;
      do {
        const answer: Fields = await ask("export", { ...filter, after });
        leads.push(...listOf(answer, "leads").map(readLead));
        after = optional(answer, "next");
      } while (after !== null);
      return leads;
    },
    withdraw: async (phone, siteId) => number(await ask("withdraw", { phone, siteId }), "count"),
    async notices(siteId) {
      const answer = await ask("notices", { siteId });
      return {
        failedMessages: listOf(answer, "failedMessages").map(readFailed),
        nearLimits: listOf(answer, "nearLimits").map(readUsage),
        nearQuarantines: listOf(answer, "nearQuarantines").map(readQuarantine),
        // Backends of earlier releases do not send it.
        lowSpace: typeof answer["lowSpace"] === "number" ? answer["lowSpace"] : null,
        retention: listOf(answer, "retention").map(readRetention),
      };
    },
    countOf: async (phone, siteId) => number(await ask("count", { phone, siteId }), "count"),
    async erase(phone, siteId) {
      const answer = await ask("erase", { phone, siteId });
      return { count: number(answer, "count"), isPending: answer["pending"] === true };
    },
    audit: async () => listOf(await ask("audit", {}), "entries").map(readEntry),
    async endSessions() {
      await ask("end-sessions", {});
    },
  };
}
