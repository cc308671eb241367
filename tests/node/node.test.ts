import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leadsOf } from "../e2e/support/database.ts";
import { startServer } from "../e2e/support/server.ts";
import { OLDEST, oldestNode } from "./oldest.ts";
import { installProduction } from "./production.ts";

/** npm installs hundreds of packages, several times slower on a busy machine. */
const PATIENCE = 600_000;

const node = oldestNode();

it.skipIf(node === undefined)(
  `Node ${OLDEST} serves pages of the built site with the dependencies of production alone, and stores a lead`,
  async () => {
    const folder = installProduction();
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
    } finally {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
