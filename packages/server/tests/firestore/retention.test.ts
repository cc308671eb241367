import { describe } from "vitest";
import { createFirestoreAudit } from "../../src/store/firestore/audit.ts";
import { createFirestoreLeads } from "../../src/store/firestore/leads.ts";
import { createFirestoreLeadsAdmin } from "../../src/store/firestore/leads-admin.ts";
import { describeRetention } from "../support/retention-contract.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describeRetention("Firestore", async () => {
    const { db, dispose } = makeFirestore();
    return {
      leads: createFirestoreLeads(db, "salt"),
      leadsAdmin: createFirestoreLeadsAdmin(db),
      audit: createFirestoreAudit(db),
      dispose,
    };
  });
});
