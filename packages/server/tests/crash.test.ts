import { afterAll, describe } from "vitest";
import { itKeepsLeads } from "./support/crash.ts";
import { removeTemporaryDirs } from "./support/site.ts";

afterAll(removeTemporaryDirs);

describe("a backend that is killed while it writes", () => {
  itKeepsLeads({ rounds: 1, answers: [1, 150], timeout: 180_000 });
});
