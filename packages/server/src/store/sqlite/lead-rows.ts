import { phoneKey } from "@danji/api/leads/phone";
import { type AdminLead, adminLead, lead } from "@danji/api/leads/schema";
import { z } from "zod";
import type { Database } from "./database.ts";
import type { NewLead } from "../leads-port.ts";

const flag = z.number().transform((value) => value === 1);

/** A lead as {@link LEAD_COLUMNS} select it. */
export const leadRow: z.ZodType<AdminLead> = z.object({
  ...adminLead.shape,
  id: z.number().transform(String),
  marketing: flag,
  consent: flag,
  isQuarantined: flag,
});

const columnOf = (property: string): string =>
  property === "isQuarantined" ? "quarantined" : property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Columns of `leads`, each as the property of a lead that it holds. */
export const LEAD_COLUMNS = Object.keys(adminLead.shape)
  .map((property) => `${columnOf(property)} AS "${property}"`)
  .join(", ");

const idRow = z.object({ id: z.number() });

/** Stores a lead; answers its id. */
export function insertLead(db: Database, { id: sendId, ...newLead }: NewLead, isQuarantined: boolean): number {
  const stored = { ...lead.parse(newLead), isQuarantined, phoneKey: phoneKey(newLead.phone), sendId: sendId ?? null };
  const columns = Object.keys(stored).map(columnOf);
  const sql = `INSERT INTO leads (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) RETURNING id`;
  const values = Object.values(stored).map((value) => (typeof value === "boolean" ? Number(value) : value));
  const row = db.first(idRow, sql, values);
  if (row === undefined) throw new Error("The database gave a lead no id.");
  return row.id;
}

const phoneRow = z.object({ id: z.number(), phone: z.string() });

/** Gives leads that an earlier release has stored the key by which those of a person are found. */
export function fillPhoneKeys(db: Database): void {
  db.transaction(() => {
    for (const { id, phone } of db.all(phoneRow, "SELECT id, phone FROM leads WHERE phone_key IS NULL"))
      db.run("UPDATE leads SET phone_key = ? WHERE id = ?", [phoneKey(phone), id]);
  });
}
