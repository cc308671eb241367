import { z } from "zod";
import type { WireProject } from "../../../../tests/rules/wire.ts";
import { AUDIT_ACTIONS, type AuditEntry } from "../../src/audit/port.ts";

const OWNER = "owner";
const text = z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue);
const entry: z.ZodType<AuditEntry> = z.strictObject({
  at: z.object({ timestampValue: z.string() }).transform(({ timestampValue }) => Date.parse(timestampValue)),
  who: text,
  what: text.pipe(z.enum(AUDIT_ACTIONS)),
  target: text,
  count: z.object({ integerValue: z.string() }).transform(({ integerValue }) => Number(integerValue)),
  // The functions add it, and write entries of their own with a site.
  address: text.default(""),
  siteId: text.default(""),
});
const answer = z.array(z.object({ document: z.object({ fields: entry }).optional() }));

/** The audit log of a project as its owner sees it, oldest entry first. */
export async function auditOf(project: WireProject): Promise<AuditEntry[]> {
  const structuredQuery = { from: [{ collectionId: "audit" }], orderBy: [{ field: { fieldPath: "at" } }] };
  const { body } = await project.send("POST", `/v1/${project.documents}:runQuery`, { structuredQuery }, OWNER);
  return answer.parse(body).flatMap(({ document }) => (document ? [document.fields] : []));
}
