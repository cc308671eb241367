import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as z from "zod";
import { DEMO_PROJECT } from "../emulators/auth.ts";
import { startFirestore } from "../emulators/firestore.ts";
import { startFunctions } from "../emulators/functions.ts";
import { send } from "../../packages/server/tests/support/send.ts";
import { copyProject, runScript } from "../e2e/support/project-copy.ts";
import { expect, test } from "../e2e/support/test.ts";

/** A made-up complex beside those of the project. */
const SLUG = "hanbit";
const OWN = { siteKey: SLUG, siteUrl: `https://${SLUG}.example`, name: "한빛마을 시험동", phone: "031-000-9171" };
/** A build takes ten seconds alone, and a minute beside other builds and a busy browser; a test makes several. */
const TIMEOUT = 1_200_000;

const identitySchema = z.looseObject({
  siteKey: z.string(),
  name: z.string(),
  phone: z.string(),
  siteUrl: z.string(),
  builder: z.string(),
});
type Identity = z.output<typeof identitySchema>;

let place: string;
let slugs: readonly string[];
const complexFile = (slug: string, name: string): string => join(place, "app/complexes", slug, name);
const buildFolder = (slug: string): string => join(place, "app/dist-sites", slug);

const identityOf = async (slug: string): Promise<Identity> =>
  identitySchema.parse(JSON.parse(await readFile(complexFile(slug, "identity.json"), "utf8")));

async function buildAll(): Promise<string> {
  const { status, output } = await runScript(place, ["build.ts", "--all"]);
  expect(status, output).toBe(0);
  return output;
}

/** What only this complex says: as it stands, and the key where it is an address or a value. */
const wordsOf = ({ name, phone, siteUrl, builder, siteKey }: Identity): string[] => [
  name,
  phone,
  phone.replaceAll("-", ""),
  builder,
  new URL(siteUrl).host,
  `/${siteKey}/`,
  `"${siteKey}"`,
];

/** The bytes of a file as a browser gets them. */
async function readPlain(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (extname(file) === ".br") return brotliDecompressSync(bytes);
  return extname(file) === ".gz" ? gunzipSync(bytes) : bytes;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test.describe.configure({ mode: "serial", timeout: TIMEOUT });
test.beforeAll(async () => {
  place = await copyProject("several-sites");
  await cp(complexFile("_template", ""), complexFile(SLUG, ""), { recursive: true });
  const identity = { ...(await identityOf("_template")), ...OWN };
  await writeFile(complexFile(SLUG, "identity.json"), JSON.stringify(identity));
  const pages = await readFile(complexFile(SLUG, "pages.json"), "utf8");
  await writeFile(complexFile(SLUG, "pages.json"), pages.replaceAll("template", SLUG));
  slugs = (await readdir(join(place, "app/complexes"))).filter((name) => !name.startsWith("_"));
});

test("builds every complex into a folder of its own, and again only what has changed", async () => {
  const first = await buildAll();
  for (const slug of slugs) expect(first).toMatch(new RegExp(`^Danji ▸ ${slug}: built, [\\d.]+ s, [\\d.]+ MB$`, "mu"));
  expect((await readdir(join(place, "app/dist-sites"))).toSorted()).toEqual([...slugs].toSorted());

  const file = complexFile(SLUG, "identity.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("{", "{ "));
  const second = await buildAll();
  for (const slug of slugs)
    expect(second).toContain(`Danji ▸ ${slug}: ${slug === SLUG ? "built" : "unchanged, skipped"}, `);
});

test("leaves no word of one complex in any file of another's build", async () => {
  const identities = new Map(await Promise.all(slugs.map(async (slug) => [slug, await identityOf(slug)] as const)));
  for (const [slug, own] of identities) {
    const ownWords = new Set(wordsOf(own));
    const foreign = [...identities.values()].flatMap((other) => wordsOf(other)).filter((word) => !ownWords.has(word));
    const files = await filesBelow(buildFolder(slug));
    expect(files.length).toBeGreaterThan(100);
    const unseen = new Set(ownWords);
    for (const path of files) {
      const bytes = await readPlain(path);
      for (const word of unseen) if (bytes.includes(word)) unseen.delete(word);
      expect(
        foreign.filter((word) => bytes.includes(word)),
        `${slug}: ${path}`,
      ).toEqual([]);
    }
    expect([...unseen], "words of its own, which would be found").toEqual([]);
  }
});

test("serves them from one process, each at its own host", async ({ ownServer }) => {
  const others = slugs.filter((slug) => slug !== SLUG);
  const sites = [SLUG, ...others];
  const { url } = await ownServer({ folder: join(buildFolder(SLUG), "dist-server"), sites });
  for (const slug of sites) {
    const { siteUrl, siteKey, name } = await identityOf(slug);
    const get = (path: string) => send(url, { path, headers: { Host: new URL(siteUrl).host } });
    const [home, press] = [await get("/"), await get(`/${siteKey}/press`)];
    expect([home.status, press.status], slug).toEqual([200, 200]);
    expect(home.text).toContain(siteUrl);
    // Rendered with what is stored, by the renderer of the same build.
    expect(press.text).toContain(name);
    expect(press.headers["x-robots-tag"]).toBeUndefined();
  }
  expect((await send(url, { path: "/", headers: { Host: "evil.example" } })).status).toBe(421);
});

test("answers for them by one function on Firebase, and gives each a target of Hosting", async () => {
  const firestore = await startFirestore();
  test.skip(firestore === null, "the Firestore emulator is missing");
  if (firestore === null) return;
  const sites = [SLUG, ...slugs.filter((slug) => slug !== SLUG).slice(0, 1)];
  const { status, output } = await runScript(place, ["build.ts", "--all"], {
    SITES: sites.join(),
    BACKEND: "firebase",
    FIREBASE_API_KEY: "demo-key",
    FIREBASE_AUTH_DOMAIN: "localhost",
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_APP_ID: "demo-app",
  });
  expect(status, output).toBe(0);
  const { hosting } = JSON.parse(await readFile(join(place, "firebase.json"), "utf8"));
  expect(hosting).toMatchObject(sites.map((slug) => ({ target: slug, public: `app/dist-sites/${slug}/dist` })));

  const functions = await startFunctions(join(place, "app/dist-functions"), firestore.host, firestore.host);
  try {
    for (const slug of sites) {
      const { siteUrl, siteKey, name } = await identityOf(slug);
      const headers = { "X-Forwarded-Host": new URL(siteUrl).host };
      const page = await fetch(`http://${functions.host}/${siteKey}/press`, { headers });
      expect(page.status, slug).toBe(200);
      expect(await page.text()).toContain(name);
    }
    expect((await fetch(`http://${functions.host}/`, { headers: { "X-Forwarded-Host": "evil.example" } })).status).toBe(
      421,
    );
  } finally {
    await functions.stop();
    await firestore.stop();
  }
});
