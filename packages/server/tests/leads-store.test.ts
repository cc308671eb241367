import { afterAll } from "vitest";
import { openStore } from "../src/store/open.ts";
import { describeLeadsStore } from "./support/leads-store-contract.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";
import { storedLeads } from "./support/stored-leads.ts";

afterAll(removeTemporaryDirs);

describeLeadsStore("libSQL", async () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  return {
    store: store.leads,
    other: undefined,
    stored: () => storedLeads(dataDir),
    dispose: async () => void store.close(),
  };
});
