import { z } from "zod";
import type { Lead } from "@danji/data/leads/lead";
import { inspect } from "./database.ts";

const text = z.string().nullable();
const storedRow: z.ZodType<Lead> = z
  .object({
    site_id: z.string(),
    kind: z.enum(["interest", "visit", "inquiry"]),
    name: z.string(),
    phone: z.string(),
    birthdate: text,
    email: text,
    visit_date: text,
    message: text,
    marketing: z.number(),
    consent: z.number(),
    consent_mode: z.enum(["notice", "checkbox"]),
    consent_version: z.string(),
    created_at: z.number(),
  })
  .transform((row) => ({
    siteId: row.site_id,
    kind: row.kind,
    name: row.name,
    phone: row.phone,
    birthdate: row.birthdate,
    email: row.email,
    visitDate: row.visit_date,
    message: row.message,
    marketing: row.marketing === 1,
    consent: row.consent === 1,
    consentMode: row.consent_mode,
    consentVersion: row.consent_version,
    createdAt: row.created_at,
  }));

/** All leads in a data directory, in the order of time. */
export const storedLeads = async (dataDir: string): Promise<readonly Lead[]> =>
  inspect(dataDir, (db) => db.all(storedRow, "SELECT * FROM leads ORDER BY created_at, id"));
