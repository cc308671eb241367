import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { serverFolder, siteFolder } from "../e2e/support/build.ts";
import { CUSTOMER, PRESS } from "../e2e/support/complex.ts";
import { articlesOf } from "../e2e/support/database.ts";
import { readPage } from "../e2e/support/html.ts";
import { type Server, startServer } from "../e2e/support/server.ts";
import { newest } from "./support/ask.ts";

/** Copy of the server, below the project so that Node finds its packages. */
let place: string;
let folder: string;
let server: Server;
beforeAll(async () => {
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  // One of its own: the stages of several complexes may run beside each other.
  place = await mkdtemp(join(cache, "rebuilt-"));
  folder = join(place, "dist-server");
  await cp(serverFolder, folder, { recursive: true });
  await symlink(siteFolder, join(place, "dist"));
  server = await startServer({ folder });
});
afterAll(async () => {
  await server.dispose();
  await rm(place, { recursive: true });
});

test("renders pages that it has not rendered before once a build has deleted the renderer's files", async () => {
  expect((await fetch(server.url + PRESS)).status).toBe(200);
  // A changed text changes the names of nearly all chunks, and a build deletes those of the build before.
  await rm(join(folder, "assets"), { recursive: true });

  const [article] = articlesOf(server.dataDir, newest.title);
  const page = await fetch(`${server.url}${PRESS}/${article?.id}`);
  expect(readPage(await page.text()).headings).toEqual([newest.title]);

  const refused = await fetch(`${server.url}/api/forms/visit`, {
    method: "POST",
    body: new URLSearchParams({ name: "홍길동", phone: "02", birthdate: "900101" }),
    headers: { Referer: server.url + CUSTOMER },
    redirect: "manual",
  });
  const [cookie = ""] = refused.headers.getSetCookie();
  const form = await fetch(new URL(refused.headers.get("location") ?? "", server.url), {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect((await form.text()).match(/value="홍길동"/gu)).toHaveLength(1);
});
