import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { copyTemplate } from "../../tests/sample-folder.ts";
import { prepareFilms } from "../images/films.ts";
import { listComplexes, readComplex } from "./read-complex.ts";
import { readPlans } from "./read-plans.ts";
import { reviewComplex } from "./review-complex.ts";

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
    await writeFile(join(folder, "home.json"), Buffer.concat([Buffer.from('{ "name": "'), bytes, Buffer.from('" }')]));
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
      colour: "",
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
