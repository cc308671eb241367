import { siteName } from "@danji/api/leads/csv";
import type { AdminSite } from "@danji/api/leads/schema";

/** Returns the name of a site where the deployment has several; undefined if there is only one. */
export const siteLabel = (siteId: string, sites: readonly AdminSite[]): string | undefined =>
  sites.length > 1 ? siteName(siteId, sites) : undefined;
