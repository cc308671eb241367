import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leadsOf } from "../e2e/support/database.ts";
import { startServer } from "../e2e/support/server.ts";
import { installProduction } from "./production.ts";
import { installNode, VERSIONS } from "./versions.ts";

/** npm installs hundreds of packages, several times slower on a busy machine. */
const PATIENCE = 600_000;

const programs = VERSIONS.map((version) => ({ version, node: installNode(version) }));

let folder = "";
beforeAll(() => {
  if (programs.some(({ node }) => node !== undefined)) folder = installProduction();
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const { version, node } of programs)
  it.skipIf(node === undefined)(
    `Node ${version} serves pages of the built site with the dependencies of production alone, and stores a lead`,
    async () => {
      const server = await startServer({ folder: join(folder, "app/dist-server"), node: node ?? "" });
      try {
        expect((await fetch(server.url)).status).toBe(200);
        // Rendered on request, by the renderer and all that it imports.
        expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
        const { status } = await fetch(`${server.url}/api/forms/visit`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ name: "홍길동", phone: "010-1234-5678", birthdate: "900101" }),
        });
        expect(status).toBe(200);
        expect(leadsOf(server.dataDir, "홍길동")).toHaveLength(1);
        expect(server.output.some((line) => line.includes("past its end"))).toBe(version === "20.19");
      } finally {
        await server.dispose();
      }
    },
    PATIENCE,
  );
