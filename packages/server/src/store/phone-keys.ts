import { phoneKey } from "@danji/data/leads/phone";
import { z } from "zod";
import type { Database } from "./database.ts";

const phoneRow = z.object({ id: z.number(), phone: z.string() });

/** Gives leads that an earlier release has stored the key by which those of a person are found. */
export function fillPhoneKeys(db: Database): void {
  db.transaction(() => {
    for (const { id, phone } of db.all(phoneRow, "SELECT id, phone FROM leads WHERE phone_key IS NULL"))
      db.run("UPDATE leads SET phone_key = ? WHERE id = ?", [phoneKey(phone), id]);
  });
}
