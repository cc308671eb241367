import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root, serverOutput, siteOutput } from "../../app/scripts/paths.mjs";
import { leadsOf } from "../e2e/support/database.ts";
import { startServer } from "../e2e/support/server.ts";
import { NO_NETWORK, run } from "../package/site.ts";

/** Versions of Node that run the product: the newest that is recommended, and the oldest, as `engines` names it. */
const VERSIONS = ["24", "20.19"] as const;

/** Package of the registry that has the program of Node for this machine; it runs no script. */
const PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Returns the program of a version, which npm installs on the first call; `undefined` where neither the registry nor npm's cache has it. */
function installNode(version: (typeof VERSIONS)[number]): string | undefined {
  const folder = join(root, ".cache/node", version);
  const program = join(folder, "node_modules", PACKAGE, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  if (existsSync(program)) return program;
  try {
    const options = [
      "--prefix",
      folder,
      "--no-save",
      "--ignore-scripts",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
    ];
    run("npm", ["install", ...options, `${PACKAGE}@${version}`]);
    return program;
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    return undefined;
  }
}

/** What npm installs the dependencies of production from. */
const MANIFESTS = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "app/package.json",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`),
];

/**
 * Copies the built site into a temporary folder, where Node finds nothing of the project's own, and installs the
 * dependencies of production there.
 *
 * @returns the folder.
 */
function installProduction(): string {
  const folder = mkdtempSync(join(tmpdir(), "danji-production-"));
  for (const file of MANIFESTS) cpSync(join(root, file), join(folder, file));
  cpSync(siteOutput, join(folder, "app/dist"), { recursive: true });
  cpSync(serverOutput, join(folder, "app/dist-server"), { recursive: true });
  run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  return folder;
}

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
