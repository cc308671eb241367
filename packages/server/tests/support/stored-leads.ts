import type { Lead } from "@danji/api/leads/schema";
import { EVERY_LEAD } from "../../src/store/store.ts";
import { partsOf } from "../../src/store/sqlite/open.ts";
import { inspect } from "./database.ts";

/** More leads than a test leaves. */
const ALL = 1000;

/** All leads in a data directory, in the order of time, without what the admin page adds to them. */
export const storedLeads = async (dataDir: string): Promise<readonly Lead[]> =>
  inspect(dataDir, (db) => partsOf(db).leadsAdmin.chunk(ALL, EVERY_LEAD))
    .toReversed()
    .map(({ id: _id, state: _state, marketingConfirmedAt: _at, isQuarantined: _quarantined, ...lead }) => lead);
