import { type AdminLead, adminLead } from "@danji/api/leads/schema";
import { z } from "zod";

const flag = z.number().transform((value) => value === 1);

/** A lead as {@link LEAD_COLUMNS} select it. */
export const leadRow: z.ZodType<AdminLead> = z.object({
  ...adminLead.shape,
  id: z.number().transform(String),
  marketing: flag,
  consent: flag,
  isQuarantined: flag,
});

/** Returns the column that holds a property of a lead. */
export const columnOf = (property: string): string =>
  property === "isQuarantined" ? "quarantined" : property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Columns of `leads`, each as the property of a lead that it holds. */
export const LEAD_COLUMNS = Object.keys(adminLead.shape)
  .map((property) => `${columnOf(property)} AS "${property}"`)
  .join(", ");
