import { readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { check, resolveConfig } from "prettier";
import { beforeEach, expect, it } from "vitest";
import { copyTemplate, templateFolder } from "../../tests/samples.ts";
import type { FieldChange } from "./api.ts";
import { saveField } from "./save-field.ts";

const publicFolder = join(templateFolder, "../../public");
let folder: string;

beforeEach(async () => {
  folder = await copyTemplate();
});

const read = (file: string) => readFile(join(folder, file), "utf8");
const save = (change: FieldChange) => saveField(folder, publicFolder, change);

async function valueOf(file: string, path: readonly (string | number)[]): Promise<string> {
  let value: unknown = JSON.parse(await read(file));
  for (const step of path) value = Reflect.get(Object(value), step);
  return String(value);
}

it("changes one value, and neither the order of the keys nor another line", async () => {
  const path = ["hero", "subline"];
  const before = await read("home.json");
  const was = await valueOf("home.json", path);

  expect(await save({ file: "home.json", path, value: '새로 쓴 "한 줄"입니다.', was })).toEqual({ status: "saved" });

  const after = await read("home.json");
  expect(await valueOf("home.json", path)).toBe('새로 쓴 "한 줄"입니다.');
  const changed = after.split("\n").filter((line, index) => line !== before.split("\n")[index]);
  expect(changed).toEqual(['    "subline": "새로 쓴 \\"한 줄\\"입니다.",']);
  const options = await resolveConfig(join(templateFolder, "home.json"));
  expect(await check(after, { ...options, filepath: "home.json" })).toBe(true);
});

it.each([
  ["home.json", ["hero", "subline"], " 앞에 빈칸", "앞뒤의 빈칸을 지우세요"],
  ["home.json", ["hero", "landscape"], "no-such-image", "no-such-image"],
  ["schedule.json", ["planned"], "아니요", "true나 false"],
])("refuses a value with which the site cannot be built: %s %j", async (file, path, value, reason) => {
  const before = await read(file);
  const json: unknown = JSON.parse(before);
  const was = path.reduce<unknown>((node, step) => Reflect.get(Object(node), step), json);
  if (typeof was !== "string" && typeof was !== "boolean") throw new Error("The template has no such field.");

  const result = await save({ file, path, value, was, accept: true });

  expect(result).toMatchObject({ status: "refused", acceptable: false, issues: [{ file, path: path.join(".") }] });
  expect(JSON.stringify(result)).toContain(reason);
  expect(await read(file)).toBe(before);
});

it("writes a value that breaks a rule only when the rule is overruled", async () => {
  const path = ["hero", "subline"];
  const was = await valueOf("home.json", path);
  const change = { file: "home.json", path, value: "지역 최고의 단지입니다.", was };

  expect(await save(change)).toMatchObject({
    status: "refused",
    acceptable: true,
    issues: [{ rule: "superlative", file: "home.json", path: "hero.subline" }],
  });
  expect(await valueOf("home.json", path)).toBe(was);

  expect(await save({ ...change, accept: true })).toEqual({ status: "saved" });
  expect(await valueOf("home.json", path)).toBe(change.value);
});

it("repairs a fault in a complex that has others", async () => {
  await writeFile(join(folder, "notices.json"), "{");
  const home = (await read("home.json")).replace(/"subline": ".*?"/, '"subline": ""');
  await writeFile(join(folder, "home.json"), home);

  const path = ["hero", "subline"];
  expect(await save({ file: "home.json", path, value: "고친 글입니다.", was: "" })).toEqual({ status: "saved" });
  expect(await valueOf("home.json", path)).toBe("고친 글입니다.");
});

it("keeps a file that has changed since the field was read, and returns its value", async () => {
  const path = ["hero", "subline"];
  const before = await read("home.json");
  const current = await valueOf("home.json", path);
  expect(await save({ file: "home.json", path, value: "새 글입니다.", was: "예전 글입니다." })).toEqual({
    status: "changed",
    value: current,
  });
  expect(await save({ file: "home.json", path: ["hero", "nothing"], value: "새 글", was: "글" })).toEqual({
    status: "changed",
  });
  expect(await read("home.json")).toBe(before);
});

it.each([
  ["in another encoding", Buffer.from([0xc7, 0xd1, 0xb1, 0xdb]), "UTF-8로 저장하세요"],
  ["with a key twice", Buffer.from('{ "hero": { "subline": "글" },\n"hero": { "subline": "글" } }'), "2번째 줄"],
])("keeps a file %s as it is, and says why", async (_what, bytes, reason) => {
  await writeFile(join(folder, "home.json"), bytes);
  const result = await save({ file: "home.json", path: ["hero", "subline"], value: "새 글", was: "글" });
  expect(result).toMatchObject({ status: "refused", acceptable: false, issues: [{ file: "home.json" }] });
  expect(JSON.stringify(result)).toContain(reason);
  expect(await readFile(join(folder, "home.json"))).toEqual(bytes);
});

it("writes Hangul composed", async () => {
  const path = ["hero", "subline"];
  const was = await valueOf("home.json", path);
  expect(await save({ file: "home.json", path, value: "새 글입니다.".normalize("NFD"), was })).toEqual({
    status: "saved",
  });
  expect(await valueOf("home.json", path)).toBe("새 글입니다.");
});

it("writes no list or object, whose values have fields of their own", async () => {
  expect(await save({ file: "home.json", path: ["hero"], value: "글", was: "글" })).toEqual({ status: "changed" });
});

it.each(["../secret.json", "plans/../../secret.json", "/etc/passwd", "package.json", "linked.json"])(
  "leaves a file outside the complex alone: %s",
  async (file) => {
    const secret = join(dirname(folder), "secret.json");
    await writeFile(secret, '{ "text": "비밀" }');
    await symlink(secret, join(folder, "linked.json"));
    expect(await save({ file, path: ["text"], value: "바뀜", was: "비밀" })).toMatchObject({ status: "invalid" });
    expect(await readFile(secret, "utf8")).toContain("비밀");
  },
);
