import { dataError } from "../data-error.ts";
import { isTicked, HONEYPOT_FIELD, LEAD_TICKS, SEND_ID_HEADER } from "../leads/fields.ts";
import type { LeadFields, LeadKind, LeadsPort } from "../leads/port.ts";
import { randomId } from "../random-id.ts";
import { failure, isRecord, jsonInit, readJson, request, type Fetch } from "./request.ts";

/** Where each kind of lead goes: the site's own backend or a hosted form service with the same protocol. */
export interface HttpLeadsOptions {
  readonly endpoints: Readonly<Record<LeadKind, string>>;
  /**
   * Answers a token that proves that a lead comes from the site, `undefined` where there is none: the lead is sent
   * without. Like the id of the sending it is sent to the site's own addresses only.
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
  /** The last sending that has not succeeded. */
  let unstored: { readonly text: string; readonly id: string } | undefined;

  function sendIdOf(kind: LeadKind, fields: LeadFields): string {
    const text = JSON.stringify([kind, fields]);
    if (unstored?.text !== text) unstored = { text, id: randomId() };
    return unstored.id;
  }

  async function identified(endpoint: string, init: RequestInit, sendId: string): Promise<RequestInit> {
    if (!OWN.test(endpoint)) return init;
    const headers = new Headers(init.headers);
    headers.set(SEND_ID_HEADER, sendId);
    const token = await proof?.();
    if (token !== undefined) headers.set(PROOF_HEADER, token);
    return { ...init, headers };
  }

  return {
    async send(kind, fields) {
      const endpoint = endpoints[kind];
      const init = await identified(endpoint, initOf(kind, fields), sendIdOf(kind, fields));
      const response = await request(options, endpoint, init);
      if (!response.ok) throw await failure(response);
      const type = response.headers.get("Content-Type") ?? "";
      if (type.includes("text/html")) throw dataError("server");
      const body = type.includes("application/json") ? await readJson(response) : undefined;
      unstored = undefined;
      const textMessage = isRecord(body) ? body["textMessage"] : undefined;
      return { textMessage: typeof textMessage === "boolean" ? textMessage : undefined };
    },
  };
}
