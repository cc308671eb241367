import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { complexFolders, copyTemplate, templateFolder } from "../../tests/samples.ts";
import { prepareFilms } from "../images/films.ts";
import { listComplexes, readComplex } from "./read-complex.ts";
import { readPlans } from "./read-plans.ts";
import { checkPlans, reviewComplex } from "./review-complex.ts";
import { readJson } from "./read-file.ts";
import { formatIssue, isFault } from "@danji/complex/issue";
import { kinds } from "@danji/blocks/kinds.ts";
import { homeReferences } from "@danji/complex/kinds";
import { flatPlans, planSheets } from "../bundle/drawn-plans.ts";

describe("readText", async () => {
  const scratch = await mkdtemp(join(tmpdir(), "danji-text-"));

  let folder: string;
  beforeEach(async () => {
    folder = await copyTemplate();
  });

  /** `한글` as other programs of Windows store it. */
  const CP949 = Buffer.from([0xc7, 0xd1, 0xb1, 0xdb]);
  const refused = (file: string) =>
    expect.stringContaining(`${file} › (전체): UTF-8로 저장하세요. 다른 인코딩(ANSI, CP949, UTF-16)`);

  /** Returns what reading a complex reports. */
  const faults = (reading: Promise<unknown>): Promise<string> =>
    reading.then(
      () => "",
      (error: unknown) => String(error),
    );

  describe("a text file of a complex", () => {
    it.each([
      ["CP949", CP949],
      ["UTF-16 with a mark", Buffer.from("\uFEFF한글", "utf16le")],
      ["UTF-16 without one", Buffer.from("{}", "utf16le")],
    ])("in %s is refused with its name and the remedy", async (_encoding, bytes) => {
      await writeFile(
        join(folder, "home.json"),
        Buffer.concat([Buffer.from('{ "name": "'), bytes, Buffer.from('" }')]),
      );
      expect(await faults(readComplex(folder))).toEqual(refused("home.json"));
    });

    it("in another encoding is refused if it is a plan", async () => {
      const complex = await readComplex(folder);
      await writeFile(join(folder, "plans/other.json"), CP949);
      expect(await faults(readPlans(folder, complex))).toEqual(refused("plans/other.json"));
    });

    it("in another encoding is refused if it is captions, by check and build", async () => {
      const film = { kind: "file", file: "dusk.mp4", captions: "dusk.vtt", seconds: 10, uploaded: "2026-01-01" };
      const brand = { key: "dusk", title: "저녁", description: "불이 켜집니다.", poster: "band", film };
      await writeFile(join(folder, "videos.json"), JSON.stringify({ brand, guides: [] }));
      await mkdir(join(folder, "films"));
      await Promise.all(["dusk.mp4", "dusk.vtt"].map((name) => writeFile(join(folder, "films", name), CP949)));
      expect(await faults(reviewComplex(folder, scratch))).toEqual(refused("films/dusk.vtt"));

      const { videos } = await readComplex(folder);
      const band = {
        alt: "",
        width: 1,
        height: 1,
        avif: "",
        src: "",
        color: "",
        made: "camera",
      } as const;
      expect(await faults(prepareFilms(folder, videos, { band }))).toEqual(refused("films/dusk.vtt"));
      await rm(join(folder, "films/dusk.mp4"));
      expect(await faults(prepareFilms(folder, videos, { band }))).toContain(
        "films/dusk.mp4 › (전체): 파일을 열 수 없습니다",
      );
    });

    it("is read without a byte order mark, and with its Hangul composed", async () => {
      const { identity } = await readComplex(folder);
      const text = await readFile(join(folder, "identity.json"), "utf8");
      await writeFile(join(folder, "identity.json"), `\uFEFF${text.normalize("NFD")}`);
      expect((await readComplex(folder)).identity).toEqual(identity);
    });

    it("is reported in words where it is a folder", async () => {
      await mkdir(join(folder, "backup.json"));
      expect(await faults(readComplex(folder))).toContain("backup.json › (전체): 파일이 아니라 폴더입니다");
    });

    it("is reported with both lines where an object has a key twice", async () => {
      const text = await readFile(join(folder, "pages.json"), "utf8");
      await writeFile(join(folder, "pages.json"), text.replace(/\}\s*$/u, ',\n"/privacy": {}\n}'));
      expect(await faults(readComplex(folder))).toMatch(
        /pages\.json › \/privacy: 같은 키가 \d+번째 줄과 \d+번째 줄에 있습니다.*\[repeated-key\]/u,
      );
    });
  });

  it("leaves out files and folders that systems and editors put beside a complex", async () => {
    const before = await readComplex(folder);
    await writeFile(join(folder, "._pages.json"), CP949);
    await writeFile(join(folder, "plans/._59a.json"), CP949);
    const complex = await readComplex(folder);
    expect(complex).toEqual(before);
    expect((await readPlans(folder, complex)).size).toBeGreaterThan(0);

    const root = await mkdtemp(join(scratch, "complexes-"));
    for (const name of ["dasom", ".idea", "_template"]) await cp(folder, join(root, name), { recursive: true });
    await mkdir(join(root, "새 폴더"));
    expect(await listComplexes(root)).toEqual(["dasom"]);
  });
});

describe("readJson", async () => {
  const folder = await mkdtemp(join(tmpdir(), "danji-json-"));

  it.each([
    ['{\n  "name": 단지\n}', "JSON 문법이 틀렸습니다. 2번째 줄의 따옴표, 쉼표, 괄호를 고치세요"],
    ['{ "name": "단지"', "JSON 문법이 틀렸습니다. 1번째 줄의 따옴표, 쉼표, 괄호를 고치세요"],
    ["", "JSON 문법이 틀렸습니다. 파일이 끝나기 전에 괄호나 따옴표를 닫으세요"],
  ])("reports the place of wrong syntax in Korean: %j", async (text, reason) => {
    const path = join(folder, "identity.json");
    await writeFile(path, text);
    expect(await readJson(path, "identity.json")).toEqual({
      ok: false,
      issues: [{ rule: "schema", file: "identity.json", path: "(전체)", reason }],
    });
  });

  it("composes Hangul that is written as escapes", async () => {
    const path = join(folder, "faq.json");
    await writeFile(path, String.raw`{ "name": "\u1112\u1161\u11ab\u1100\u1173\u11af" }`);
    expect(await readJson(path, "faq.json")).toMatchObject({ ok: true, value: { name: "한글" } });
  });
});

describe("reviewComplex", () => {
  it.each([templateFolder, ...complexFolders].map((folder) => [basename(folder), folder]))(
    "finds nothing wrong with %s",
    async (_slug, folder) => {
      const issues = await reviewComplex(folder, join(folder, "../../public"));
      expect(issues.filter(isFault).map(formatIssue)).toEqual([]);
    },
  );

  it("names the texts with characters that paper and share images cannot show", async () => {
    const [folder = ""] = complexFolders;
    const identity: object = JSON.parse(await readFile(join(folder, "identity.json"), "utf8"));
    const replaced = { identity: { ...identity, consultHours: "평일 09:00∼18:00, ☎ 大路" } };
    const issues = await reviewComplex(folder, join(folder, "../../public"), replaced);
    const found = issues.filter(({ rule }) => rule === "missing-letter");
    expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(["identity.json consultHours"]);
    expect(found[0]?.reason).toContain("글자입니다: ∼ 다른");
  });

  it("shows no picture twice on the home page of any complex", async () => {
    for (const folder of complexFolders) {
      const { home } = await readComplex(folder);
      const keys = homeReferences(kinds, home, "images").map(({ key }) => key);
      expect(
        keys.filter((key, index) => keys.indexOf(key) !== index),
        folder,
      ).toEqual([]);
    }
  });
});

describe("plans", () => {
  describe.each([templateFolder, ...complexFolders])("the plans of %s", async (folder) => {
    const complex = await readComplex(folder);
    const { supply, pages } = complex;
    const plans = await readPlans(folder, complex);

    it("come to the site drawn, measured and described, with ids of their own", () => {
      expect(plans.size).toBeGreaterThan(0);
      const sheets = [...planSheets(plans).values()].flatMap((draw) => Object.values(draw()));
      const ids = sheets.flatMap((svg) => [...svg.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { exclusiveArea, basic, extended } of Object.values(flatPlans(plans)))
        for (const { rooms, description } of [basic, extended]) {
          expect(rooms.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(exclusiveArea, 6);
          expect(description.length).toBeGreaterThan(3);
        }
    });

    it("are reported where the supply differs", () => {
      const types = supply.types.map((type) => ({ ...type, label: "99Z", exclusiveArea: 12.34 }));
      const issues = checkPlans({ ...supply, types }, plans);
      const first = supply.types.findIndex(({ plan }) => plan !== undefined);
      expect(issues).toContainEqual({
        rule: "plan-supply",
        file: "supply.json",
        path: `types.${first}.exclusiveArea`,
        reason: expect.stringContaining("12.34㎡"),
      });
      expect(issues).toContainEqual(expect.objectContaining({ path: `types.${first}.plan` }));
    });

    it("have to be there where a type names one", async () => {
      const types = supply.types.map((type) => ({ ...type, plan: "castle" }));
      await expect(readPlans(folder, { supply: { ...supply, types }, pages })).rejects.toThrow("plans/castle.json");
    });

    it("are required where a page shows a single one", async () => {
      const [address, page] = Object.entries(pages)[0] ?? [];
      if (address === undefined || page === undefined) throw new Error("no page");
      const blocks = [{ kind: "plan" as const, plan: "castle" }];
      const sections = [{ heading: "성", layout: "wide" as const, surface: "page" as const, blocks }];
      const issues = readPlans(folder, { supply, pages: { [address]: { ...page, sections } } });
      await expect(issues).rejects.toThrow(`${address}.sections.0.blocks.0.plan`);
    });
  });
});
