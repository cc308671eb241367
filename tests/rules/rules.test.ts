import { beforeAll, describe, expect, inject, it } from "vitest";
import { CASES, NEW, STANDING } from "./cases.ts";
import { toWireFields } from "./values.ts";
import { RULES, tokenOf, WireProject } from "./wire.ts";

const host = inject("firestore");

describe.skipIf(host === null)("Firestore's rules", () => {
  const project = new WireProject(host ?? "", "demo-rules");

  beforeAll(async () => {
    await project.putRules(RULES);
    await project.give(CASES);
  });

  it("compile without a warning", async () => {
    expect(await project.putRules(RULES)).toEqual([]);
  });

  it.each(
    CASES.map((asked, index) => [`${asked.name}: ${asked.allowed ? "allowed" : "refused"}`, asked, index] as const),
  )("%s", async (_title, asked, index) => {
    expect(await project.ask(asked, index)).toBe(asked.allowed);
  });
});

describe.skipIf(host === null)("calls without the site's scripts", () => {
  const project = new WireProject(host ?? "", "demo-rules-direct");
  const path = `/v1/${project.documents}/press`;
  const fields = toWireFields(STANDING);
  const document = `${path}/standing`;
  const administrator = tokenOf(project.project, { admin: true });

  beforeAll(async () => {
    await project.putRules(RULES);
    await project.commit([{ update: { name: `${project.documents}/press/standing`, fields } }]);
  });

  const text = (value: string) => ({ stringValue: value });
  const posted = { ...toWireFields(NEW), date: { timestampValue: "2026-03-02T00:00:00Z" } };

  it.each<[name: string, method: string, path: string, body?: unknown, token?: string]>([
    ["creates an article", "POST", path, { fields: posted }],
    ["creates an article under a name", "PATCH", `${path}/mine`, { fields: posted }],
    ["overwrites an article", "PATCH", document, { fields }],
    ["adds a field", "PATCH", `${document}?updateMask.fieldPaths=spam`, { fields: { spam: text("x") } }],
    ["deletes an article", "DELETE", document],
    ["leaves a lead", "POST", `/v1/${project.documents}/leads`, { fields: { name: text("x") } }],
    ["lists leads", "GET", `/v1/${project.documents}/leads`],
    ["lists articles", "GET", `${path}?pageSize=10`],
    ["posts with the token of another account", "POST", path, { fields: posted }, tokenOf(project.project, {})],
    ["posts a date of its own as the administrator", "POST", path, { fields: posted }, administrator],
  ])("%s: refused", async (_name, method, address, body, token) => {
    expect(await project.send(method, address, body, token)).toMatchObject({
      status: 403,
      body: { error: { status: "PERMISSION_DENIED" } },
    });
  });

  // The emulator accepts any signature, the real service only its own; both refuse what is no token at all.
  it.each(["forged", "a.b.c", `${administrator.split(".")[0]}..`])(
    "deletes with the token %s: refused",
    async (token) => {
      const { status } = await project.send("DELETE", document, undefined, token);
      expect([400, 401, 403]).toContain(status);
    },
  );

  it("leave the article as it was", async () => {
    const read = await project.send("GET", document, undefined, administrator);
    expect(read).toMatchObject({ status: 200, body: { fields } });
  });
});
