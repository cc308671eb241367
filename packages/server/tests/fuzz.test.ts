import { afterAll, describe } from "vitest";
import { itStandsWrongRequests } from "./support/fuzz.ts";
import { removeTemporaryDirs } from "./support/site.ts";

afterAll(removeTemporaryDirs);

describe("the embedded backend", () => {
  itStandsWrongRequests({ requests: 2000, timeout: 180_000 });
});
