import { dataError } from "../errors.ts";
import {
  HONEYPOT_FIELD,
  isTicked,
  LEAD_FIELDS,
  LEAD_TEXT_FIELDS,
  LEAD_TICKS,
  type LeadFields,
  type LeadKind,
  type LeadTextField,
  SEND_ID_HEADER,
} from "../leads/fields.ts";
import { randomId } from "../random-id.ts";
import { failure, isRecord, jsonInit, readJson, request, type Fetch } from "./request.ts";

export interface LeadsPort {
  /**
   * Sends one lead. Resolves when the other side has stored it, with whether a text message follows where that side says so; throws
   * `DataError` otherwise (`network` when no answer came, any other kind when the answer was not ok). A lead that failed and is sent
   * again unchanged is stored once, where the other side can tell.
   */
  send(kind: LeadKind, fields: LeadFields): Promise<{ readonly textMessage: boolean | undefined }>;
}

/** Where each kind of lead goes: the site's own backend or a hosted form service with the same protocol. */
export interface HttpLeadsOptions {
  readonly endpoints: Readonly<Record<LeadKind, string>>;
  /**
   * Answers a token that proves that a lead comes from the site, sent to its own addresses only.
   * @default no proof
   */
  readonly proof?: (() => Promise<string | undefined>) | undefined;
  readonly fetch?: Fetch;
}

/** Header of the proof, as App Check knows it. */
const PROOF_HEADER = "X-Firebase-AppCheck";

const OWN = /^\/(?!\/)/u;

/** Fields as a form posts them: what each form asks for, filled in or not, and of the others what is. */
function entriesOf(kind: LeadKind, fields: LeadFields): [name: string, value: string][] {
  const isAlwaysSent = (name: LeadTextField) => LEAD_FIELDS[name].isRequired || LEAD_FIELDS[name].type === "text";
  const names = LEAD_TEXT_FIELDS[kind];
  const others = names.filter((name) => !isAlwaysSent(name) && fields[name]);
  const ticks = LEAD_TICKS.filter((name) => isTicked(fields[name]));
  const always = [...names.filter(isAlwaysSent), ...(kind === "visit" ? [HONEYPOT_FIELD] : [])];
  return [...always, ...others, ...ticks].map((name) => [name, fields[name] ?? ""]);
}

/** A booking is encoded as its form posts it without a script, anything else as JSON (docs/product.md, 7.1). */
function initOf(kind: LeadKind, fields: LeadFields): RequestInit {
  const entries = entriesOf(kind, fields);
  if (kind === "visit")
    return { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(entries) };
  const isTick = (name: string) => LEAD_TICKS.some((tick) => tick === name);
  return jsonInit("POST", Object.fromEntries(entries.map(([name, value]) => [name, isTick(name) || value])));
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
