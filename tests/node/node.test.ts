import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { leadsOf } from "../e2e/support/database.ts";
import { type Server, startServer } from "../e2e/support/server.ts";
import { run } from "../package/site.ts";
import { installProduction } from "./production.ts";
import { nodeOf, VERSIONS } from "./versions.ts";

/** npm installs hundreds of packages, several times slower on a busy machine. */
const PATIENCE = 600_000;
/** Unit tests of what the server runs, the stores over libSQL, which is native, among them. */
const SOURCES = [
  "packages/data/",
  "packages/complex/",
  "packages/floor-plan/",
  ...["leads-store", "migrations", "press-reader"].map((name) => `packages/server/tests/${name}`),
];
const VITEST = join(root, "node_modules/vitest/vitest.mjs");

/** This version of Node, and others; without a program where it cannot be installed. */
const programs = [
  { name: process.version, node: process.execPath },
  ...VERSIONS.map((version) => ({ name: `v${version}`, node: nodeOf(version) })),
];

describe("the built server with the dependencies of production", { timeout: PATIENCE }, () => {
  let folder: string;
  beforeAll(() => {
    folder = installProduction();
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), PATIENCE);

  /** Posts a lead, as a form of the site does in the background. */
  const post = ({ url }: Server, name: string) =>
    fetch(`${url}/api/forms/visit`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name, phone: "010-1234-5678", birthdate: "900101" }),
    });

  for (const { name, node } of programs)
    it.skipIf(node === undefined)(`serves pages and stores a lead in Node ${name}`, async () => {
      const server = await startServer({ folder: join(folder, "app/dist-server"), node: node ?? "" });
      try {
        expect((await fetch(server.url)).status).toBe(200);
        // Rendered on request, by the renderer and all that it imports.
        expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
        expect((await post(server, "홍길동")).status).toBe(200);
        expect(leadsOf(server.dataDir, "홍길동")).toHaveLength(1);
      } finally {
        await server.dispose();
      }
    });
});

describe("the unit tests", { timeout: PATIENCE }, () => {
  for (const { name, node } of programs.slice(1))
    it.skipIf(node === undefined)(`of data, complex, plans and stores pass in Node ${name}`, () => {
      const tests = ["run", "--config", "tests/vitest.config.ts", "--project", "unit", ...SOURCES];
      expect(run(node ?? "", [VITEST, ...tests])).toContain("passed");
    });
});
