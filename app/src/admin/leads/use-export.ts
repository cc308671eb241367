import { leadsCsv } from "@danji/api/leads/csv";
import type { AdminSite, LeadFilter } from "@danji/api/leads/schema";
import { koreanDate } from "@danji/complex/sale-dates";
import { useAdminTask } from "../../shell/use-task.ts";

/** How long the browser may take to begin with the file before its address is given back, in ms. */
const FILE_LIFE_MS = 60_000;

/** Downloads a file, named by the day alone. */
function offer(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `leads-${koreanDate(Date.now())}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIFE_MS);
}

/** Takes leads along as a file for spreadsheets; the backend writes down that it was done. */
export function useExport(sites: readonly AdminSite[], onSignedOut: (reason: string) => void) {
  const task = useAdminTask(onSignedOut);
  return {
    busy: task.busy,
    failure: task.failure,
    /** Saves the leads that match a filter. */
    save: (filter: LeadFilter) =>
      task.run(async (leadsAdmin) => offer(leadsCsv(await leadsAdmin.takeAll(filter), sites))),
  };
}
