import { createApp } from "../../src/app.ts";
import { createCookieAccounts } from "../../src/auth/accounts.ts";
import { createClient } from "../../src/http/context.ts";
import { WITHOUT_CDN } from "../../src/pages/caching.ts";
import { sampleSite } from "./site.ts";

const client = createClient("socket");
/** A list needs no database. */
const store = Object.create(null);
const { routes } = createApp(store, {
  sites: [{ site: sampleSite() }],
  client,
  accounts: createCookieAccounts(store, client, Date.now),
  caching: WITHOUT_CDN,
});

/** Methods of each endpoint of the embedded backend, by its pattern. */
export const ENDPOINTS: ReadonlyMap<string, readonly string[]> = routes
  .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
  .reduce((all, { path, method }) => all.set(path, [...(all.get(path) ?? []), method]), new Map<string, string[]>());
