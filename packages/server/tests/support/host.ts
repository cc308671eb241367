import type { Fetch } from "@danji/api/http/request";
import type { Lead } from "@danji/api/leads/schema";
import type { Limits } from "../../src/limits.ts";
import type { SiteManifest } from "../../src/manifest.ts";
import type { PageRenderer } from "../../src/pages/pages.ts";
import { EVERY_LEAD, type Store } from "../../src/store/store.ts";

/** What a test wants of a host; by default a site without messages, and the limits of a real one. */
export interface HostOptions {
  readonly clock?: () => number;
  readonly site?: SiteManifest;
  readonly limits?: Partial<Limits>;
  readonly render?: PageRenderer;
  /** Whether a carrier sends its text messages. */
  readonly sendsMessages?: boolean;
}

/** A host of the app that is up, over an empty store of its own. */
export interface TestHost {
  readonly url: string;
  /** Calls as the administrator's browser does, with its cookies. */
  readonly fetch: Fetch;
  /** The administrator's token, where the session is no cookie. */
  readonly token?: () => Promise<string | null>;
  /** E-mail of the administrator whom `signIn` signs in. */
  readonly administrator: string;
  /** What the host stores, read and written past it. */
  readonly store: Pick<Store, "leads" | "leadsAdmin" | "press" | "outbox" | "audit">;
  readonly lines: readonly string[];
  /** Headers with a visitor's address, as set by the proxy in front of this host. */
  from(address: string): Readonly<Record<string, string>>;
  /** Tokens by which news is confirmed, in the order of time. */
  consentTokens(): Promise<readonly string[]>;
  signIn(): Promise<void>;
  /** Ends the session on the other side, which the browser does not notice. */
  endSession(): Promise<void>;
  readonly close: () => Promise<void>;
}

export type StartHost = (options?: HostOptions) => Promise<TestHost>;

/** More leads than a test leaves. */
const ALL = 1_000_000;

/** All leads of a store, in the order of time, as the admin page reads them. */
export const adminLeadsIn = async ({ leadsAdmin }: Pick<Store, "leadsAdmin">, scope = EVERY_LEAD) =>
  (await leadsAdmin.chunk(ALL, scope)).toReversed();

/** The same without what the admin page adds to them. */
export const leadsIn = async (store: Pick<Store, "leadsAdmin">): Promise<readonly Lead[]> =>
  (await adminLeadsIn(store)).map(
    ({ id: _id, state: _state, marketingConfirmedAt: _at, isQuarantined: _quarantined, ...lead }) => lead,
  );

export const quarantinedIn = async (store: Pick<Store, "leadsAdmin">): Promise<number> =>
  (await adminLeadsIn(store, { siteId: "", onlyQuarantined: true })).length;
