import type { FieldError } from "@danji/api/errors";
import {
  HONEYPOT_FIELD,
  isTicked,
  LEAD_TEXT_FIELDS,
  LEAD_TICKS,
  type LeadFields,
  type LeadKind,
} from "@danji/api/leads/fields";
import { normalizeLead } from "@danji/api/leads/rules";
import { type Lead, lead } from "@danji/api/leads/schema";
import { parseJson, type ReadBody } from "../http/body.ts";
import { MESSAGES, problem, type Problem } from "../http/problem.ts";
import type { SiteManifest } from "../manifest.ts";

/** A posted lead: its own fields as text, and those that were sent as something else. */
export interface PostedLead {
  /** Normalised; nothing but the fields of this kind. */
  readonly fields: LeadFields;
  readonly wrongTypes: readonly FieldError[];
  /** Whether the field that people do not see was filled in. */
  readonly isRobot: boolean;
}

type Entries = ReadonlyMap<string, unknown>;

async function readEntries(
  { type, bytes }: ReadBody & { readonly ok: true },
  contentType: string,
): Promise<Entries | undefined> {
  if (type === "json") {
    const json = parseJson(bytes);
    return json instanceof Object && !Array.isArray(json) ? new Map(Object.entries(json)) : undefined;
  }
  try {
    return new Map(await new Response(bytes, { headers: { "Content-Type": contentType } }).formData());
  } catch {
    return undefined;
  }
}

/** A value as the text that a form would have posted: scripts send `true` for a ticked box. */
function asText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean" && LEAD_TICKS.some((tick) => tick === name)) return value ? "true" : "";
  return typeof value === "string" ? value : undefined;
}

/** Reads a lead of `kind` from a body. Fields of other kinds are ignored; of one that comes twice the last counts. */
export async function readLead(
  kind: LeadKind,
  body: ReadBody & { readonly ok: true },
  contentType: string,
): Promise<PostedLead | { readonly problem: Problem }> {
  const entries = await readEntries(body, contentType);
  if (entries === undefined) {
    return { problem: problem(400, "BAD_REQUEST", body.type === "json" ? MESSAGES.badJson : MESSAGES.badBody) };
  }
  const fields = new Map<string, string>();
  const wrongTypes: FieldError[] = [];
  for (const name of [...LEAD_TEXT_FIELDS[kind], ...LEAD_TICKS]) {
    const value = asText(name, entries.get(name));
    if (value === undefined) wrongTypes.push({ field: name, code: "TYPE_TEXT", message: MESSAGES.invalid });
    else fields.set(name, value);
  }
  const honeypot = entries.get(HONEYPOT_FIELD);
  return {
    fields: normalizeLead(Object.fromEntries(fields)),
    wrongTypes,
    isRobot: honeypot !== undefined && honeypot !== null && honeypot !== "",
  };
}

/** Returns the lead that fields are which have been checked. */
export function toLead(kind: LeadKind, fields: LeadFields, site: SiteManifest, now: number): Lead {
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return lead.parse({
    ...Object.fromEntries(filled),
    siteId: site.siteKey,
    kind,
    marketing: isTicked(fields["marketing"]),
    consent: isTicked(fields["consent"]),
    consentMode: site.consent,
    consentVersion: site.consentVersion,
    createdAt: now,
  });
}
