import { siteName } from "@danji/data/leads/csv";
import type { DeskSite } from "@danji/data/leads/desk-port";

/** Returns the name of a site where the deployment has several; undefined where it goes without saying. */
export const siteLabel = (siteId: string, sites: readonly DeskSite[]): string | undefined =>
  sites.length > 1 ? siteName(siteId, sites) : undefined;
