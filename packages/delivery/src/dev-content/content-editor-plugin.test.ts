import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { copyTemplate, templateFolder } from "../../tests/samples.ts";
import { serve } from "../../../../tests/serve.ts";
import { CONTENT_PATH, EDITOR_PATH, FIELD_PATH } from "./api.ts";
import { contentEditorMiddleware } from "./content-editor-plugin.ts";

const NEXT = 299;
const folder = await copyTemplate();
const publicFolder = join(templateFolder, "../../public");
const editor = contentEditorMiddleware({ complex: folder, publicFolder, editor: folder }, (response) => response.end());
const { port, dispose } = await serve((incoming, response) =>
  editor(incoming, response, () => response.writeHead(NEXT).end()),
);
afterAll(dispose);

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function send(
  path: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      void text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }));
    });
    outgoing.on("error", reject).end(body);
  });
}

const JSON_TYPE = { "content-type": "application/json" };
const change = (file: string) => JSON.stringify({ file, path: ["hero", "subline"], value: "새 글입니다.", was: "" });

it("answers its own pages", async () => {
  const { status, body } = await send(CONTENT_PATH, { headers: { origin: `http://127.0.0.1:${port}` } });
  expect([status, body]).toEqual([200, expect.stringContaining('"groups":')]);
  expect((await send("/Brand/intro")).status).toBe(NEXT);
  expect((await send("/_contents")).status).toBe(NEXT);
});

it.each([
  ["a page elsewhere", { origin: "https://elsewhere.example" }],
  ["a page of another server of this machine", { origin: "http://127.0.0.1:1" }],
  ["a sandboxed page", { origin: "null" }],
  ["a name that leads to this machine", { host: "elsewhere.example" }],
  ["a link elsewhere", { "sec-fetch-site": "cross-site" }],
])("refuses %s", async (_who, headers) => {
  const before = await readFile(join(folder, "home.json"), "utf8");
  for (const path of [EDITOR_PATH, CONTENT_PATH]) expect((await send(path, { headers })).status).toBe(403);
  const posted = { method: "POST", headers: { ...JSON_TYPE, ...headers }, body: change("home.json") };
  expect((await send(FIELD_PATH, posted)).status).toBe(403);
  expect(await readFile(join(folder, "home.json"), "utf8")).toBe(before);
});

it.each([
  ["a path out of the folder", change("../sample/home.json"), JSON_TYPE, 400],
  ["another type, as forms send it", change("home.json"), { "content-type": "text/plain" }, 400],
  ["broken JSON", "{", JSON_TYPE, 400],
  ["an unknown key", JSON.stringify({ ...JSON.parse(change("home.json")), more: 1 }), JSON_TYPE, 400],
  ["a value that is not the file's", change("home.json"), JSON_TYPE, 409],
])("refuses %s", async (_what, body, headers, status) => {
  expect((await send(FIELD_PATH, { method: "POST", headers, body })).status).toBe(status);
});

it("answers a change that cannot be saved with what is wrong", async () => {
  const file = await readFile(join(folder, "home.json"), "utf8");
  const was = String(/"subline": "(.*?)"/.exec(file)?.[1]);
  const body = JSON.stringify({ file: "home.json", path: ["hero", "subline"], value: "", was });
  const answer = await send(FIELD_PATH, { method: "POST", headers: JSON_TYPE, body });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.body)).toMatchObject({
    status: "refused",
    issues: [{ reason: "비어 있습니다. 내용을 적으세요" }],
  });
});

it("builds its page again after a build that failed", async () => {
  expect((await send(EDITOR_PATH)).status).toBe(NEXT);
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Editor</title>");
  expect(await send(EDITOR_PATH)).toEqual({ status: 200, body: expect.stringContaining("Editor") });
});
