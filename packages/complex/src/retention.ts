import type { Forms } from "./schema/forms.ts";

/** Returns the first day on which no lead may be kept, `yyyy-mm-dd`; `undefined` while the sale goes on. */
export function leadsEnd({ months, saleEnd }: Forms["retention"]): string | undefined {
  if (saleEnd === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = saleEnd.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  // The 31st and three months is the last day of a shorter month; the day after that is the first without leads.
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + 1))
    .toISOString()
    .slice(0, "yyyy-mm-dd".length);
}
