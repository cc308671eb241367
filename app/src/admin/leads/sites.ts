import { siteName } from "@danji/data/leads/csv";
import type { AdminSite } from "@danji/data/leads/admin-port";

/** Returns the name of a site where the deployment has several; undefined where it goes without saying. */
export const siteLabel = (siteId: string, sites: readonly AdminSite[]): string | undefined =>
  sites.length > 1 ? siteName(siteId, sites) : undefined;
