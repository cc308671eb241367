import { afterAll, describe } from "vitest";
import { itStandsWrongRequests } from "../support/fuzz.ts";
import { removeTemporaryDirs } from "../support/site.ts";

afterAll(removeTemporaryDirs);

describe("the embedded backend under attack", () => {
  itStandsWrongRequests({ requests: 100_000, timeout: 30 * 60_000 });
});
