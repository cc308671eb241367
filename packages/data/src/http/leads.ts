import { dataError } from "../data-error.ts";
import { isTicked, HONEYPOT_FIELD, LEAD_TICKS } from "../leads/fields.ts";
import type { LeadFields, LeadKind, LeadsPort } from "../leads/port.ts";
import { failure, isRecord, jsonInit, readJson, request, type Fetch } from "./request.ts";

/** Where each kind of lead goes: the site's own backend or a hosted form service with the same protocol. */
export interface HttpLeadsOptions {
  readonly endpoints: Readonly<Record<LeadKind, string>>;
  /**
   * Answers a token that proves that a lead comes from the site, `undefined` where there is none: the lead is sent
   * without. It is sent to the site's own addresses only.
   *
   * @default no proof
   */
  readonly proof?: (() => Promise<string | undefined>) | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Header of the proof, as App Check knows it. */
const PROOF_HEADER = "X-Firebase-AppCheck";

/** Addresses of the site itself. */
const OWN = /^\/(?!\/)/u;

const JSON_FIELDS = {
  interest: ["name", "phone", "birthdate"],
  inquiry: ["name", "phone", "message"],
} as const;

const VISIT_FIELDS = ["name", "phone", "birthdate", "message", HONEYPOT_FIELD] as const;

function pick(fields: LeadFields, names: readonly string[]): [string, string][] {
  return names.map((name) => [name, fields[name] ?? ""]);
}

function pickFilled(fields: LeadFields, names: readonly string[]): [string, string][] {
  return pick(fields, names).filter(([, value]) => value !== "");
}

function visitInit(fields: LeadFields): RequestInit {
  const body = new URLSearchParams([
    ...pick(fields, VISIT_FIELDS),
    ...pickFilled(fields, ["visitDate", ...LEAD_TICKS]),
  ]);
  return { method: "POST", headers: { Accept: "application/json" }, body };
}

function initOf(kind: LeadKind, fields: LeadFields): RequestInit {
  if (kind === "visit") return visitInit(fields);
  const ticks = LEAD_TICKS.filter((name) => isTicked(fields[name]));
  return jsonInit("POST", {
    ...Object.fromEntries([...pick(fields, JSON_FIELDS[kind]), ...pickFilled(fields, ["email", "visitDate"])]),
    ...Object.fromEntries(ticks.map((name) => [name, true])),
  });
}

/**
 * Creates the leads port over the protocol of hosted form services. The ok flag of the answer decides; of its body only `textMessage` is
 * used. Only a page in place of an answer (a captcha) and broken JSON are no success, whatever their status says.
 */
export function createHttpLeads({ endpoints, proof, ...options }: HttpLeadsOptions): LeadsPort {
  async function proven(endpoint: string, init: RequestInit): Promise<RequestInit> {
    if (proof === undefined || !OWN.test(endpoint)) return init;
    const token = await proof();
    if (token === undefined) return init;
    const headers = new Headers(init.headers);
    headers.set(PROOF_HEADER, token);
    return { ...init, headers };
  }

  return {
    async send(kind, fields) {
      const endpoint = endpoints[kind];
      const response = await request(options, endpoint, await proven(endpoint, initOf(kind, fields)));
      if (!response.ok) throw await failure(response);
      const type = response.headers.get("Content-Type") ?? "";
      if (type.includes("text/html")) throw dataError("server");
      const body = type.includes("application/json") ? await readJson(response) : undefined;
      const textMessage = isRecord(body) ? body["textMessage"] : undefined;
      return { textMessage: typeof textMessage === "boolean" ? textMessage : undefined };
    },
  };
}
