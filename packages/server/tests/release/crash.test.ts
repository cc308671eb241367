import { afterAll, describe } from "vitest";
import { itKeepsLeads } from "../support/crash.ts";
import { removeTemporaryDirs } from "../support/site.ts";

afterAll(removeTemporaryDirs);

describe("a backend that is killed fifty times in ten thousand posts", () => {
  itKeepsLeads({ rounds: 50, answers: [200, 250], timeout: 30 * 60_000 });
});
