import type { FieldError } from "@danji/data/errors";
import { HONEYPOT_FIELD, LEAD_TEXT_FIELDS, LEAD_TICKS } from "@danji/data/leads/fields";
import { normalizeLead } from "@danji/data/leads/normalize";
import type { LeadFields, LeadKind } from "@danji/data/leads/port";
import { parseJson, type ReadBody } from "../http/body.ts";
import { MESSAGES, problem, type Problem } from "../http/problem.ts";

/** A posted lead: its own fields as text, and those that were sent as something else. */
export interface PostedLead {
  /** Normalised; nothing but the fields of this kind. */
  readonly fields: LeadFields;
  readonly wrongTypes: readonly FieldError[];
  /** Whether the field that people do not see was filled in. */
  readonly isRobot: boolean;
}

type Entries = ReadonlyMap<string, unknown>;

function jsonEntries(bytes: Uint8Array): Entries | undefined {
  const json = parseJson(bytes);
  return typeof json === "object" && json !== null && !Array.isArray(json) ? new Map(Object.entries(json)) : undefined;
}

async function formEntries(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Entries | undefined> {
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
    return new Map(form.entries());
  } catch {
    return undefined;
  }
}

async function readEntries(body: ReadBody & { readonly ok: true }, contentType: string): Promise<Entries | undefined> {
  switch (body.type) {
    case "json":
      return jsonEntries(body.bytes);
    case "urlencoded":
      return new Map(new URLSearchParams(new TextDecoder().decode(body.bytes)));
    case "multipart":
      return formEntries(body.bytes, contentType);
  }
}

/** A value as the text that a form would have posted: scripts send `true` for a ticked box. */
function asText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean" && LEAD_TICKS.some((tick) => tick === name)) return value ? "true" : "";
  return typeof value === "string" ? value : undefined;
}

/**
 * Reads a lead of `kind` from a body in any of the three encodings. Fields that this kind does not have are ignored; of a
 * field that comes twice the last counts.
 */
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
