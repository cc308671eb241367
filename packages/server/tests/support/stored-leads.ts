import type { Lead } from "@danji/api/leads/schema";
import { AuditStore } from "../../src/store/sqlite/audit.ts";
import { EVERY_LEAD } from "../../src/store/leads-admin-port.ts";
import { LeadsAdmin } from "../../src/store/sqlite/leads-admin.ts";
import { WriteAheadLog } from "../../src/store/sqlite/write-ahead-log.ts";
import { inspect } from "./database.ts";

/** More leads than a test leaves. */
const ALL = 1000;

/** All leads in a data directory, in the order of time, without what the admin page adds to them. */
export const storedLeads = async (dataDir: string): Promise<readonly Lead[]> =>
  inspect(dataDir, (db) => new LeadsAdmin(db, new AuditStore(db), new WriteAheadLog(db)).chunk(ALL, EVERY_LEAD))
    .toReversed()
    .map(({ id: _id, state: _state, marketingConfirmedAt: _at, isQuarantined: _quarantined, ...lead }) => lead);
