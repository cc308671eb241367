import { afterAll, describe } from "vitest";
import { itKeepsLeads } from "../support/crash.ts";
import { removeTemporaryDirs } from "../support/site.ts";

afterAll(removeTemporaryDirs);

describe("a backend that is killed while it writes", () => {
  itKeepsLeads({ kills: 3, timeout: 30_000 });
});
