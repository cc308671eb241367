import { siteName } from "@danji/data/leads/csv";
import type { AdminSite } from "@danji/data/leads/admin-port";

/** Returns the name of a site where the deployment has several; undefined if there is only one. */
export const siteLabel = (siteId: string, sites: readonly AdminSite[]): string | undefined =>
  sites.length > 1 ? siteName(siteId, sites) : undefined;
