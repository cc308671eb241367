import { beforeAll, describe, expect, inject, it } from "vitest";
import { titleOf } from "./case.ts";
import { CASES, WIRE_CASES } from "./cases.ts";
import { NEW, STANDING } from "./press-rows.ts";
import { toWireFields } from "./values.ts";
import { RULES, tokenOf, WireProject } from "./wire.ts";

const host = inject("firestore");

describe.skipIf(host === null)("rules, over the wire", () => {
  const project = new WireProject(host ?? "", "demo-rules-wire");
  const cases = [...CASES, ...WIRE_CASES];

  beforeAll(async () => {
    await project.putRules(RULES);
    await project.give(cases);
  });

  it("compile without a warning", async () => {
    expect(await project.putRules(RULES)).toEqual([]);
  });

  it.each(cases.map((asked, index) => [titleOf(asked), asked, index] as const))("%s", async (_title, asked, index) => {
    expect(await project.ask(asked, index)).toBe(asked.allowed);
  });
});

describe.skipIf(host === null)("direct calls without an SDK", () => {
  const project = new WireProject(host ?? "", "demo-rules-direct");
  const path = `/v1/${project.documents}/press`;
  const fields = toWireFields(STANDING);
  const document = `${path}/standing`;
  /** As large a document as Firestore takes at all. */
  const OVERSIZED = "x".repeat(1_000_000);
  const administrator = tokenOf(project.project, { admin: true });

  beforeAll(async () => {
    await project.putRules(RULES);
    await project.commit([{ update: { name: `${project.documents}/press/standing`, fields } }]);
  });

  const text = (value: string) => ({ stringValue: value });
  const posted = { ...toWireFields(NEW), date: { timestampValue: "2026-03-02T00:00:00Z" } };

  it.each<[name: string, method: string, path: string, body?: unknown, token?: string]>([
    [
      "sets the views to 999",
      "PATCH",
      `${document}?updateMask.fieldPaths=views`,
      { fields: { views: { integerValue: 999 } } },
    ],
    ["creates an article", "POST", path, { fields: posted }],
    ["creates an article under a name", "PATCH", `${path}/mine`, { fields: posted }],
    ["deletes an article", "DELETE", document],
    [
      "moves an article to a site",
      "PATCH",
      `${document}?updateMask.fieldPaths=siteId`,
      { fields: { siteId: text("x") } },
    ],
    ["writes a million letters", "PATCH", document, { fields: { ...fields, content: text(OVERSIZED) } }],
    ["adds a foreign field", "PATCH", `${document}?updateMask.fieldPaths=spam`, { fields: { spam: text("x") } }],
    ["leaves a lead", "POST", `/v1/${project.documents}/leads`, { fields: { name: text("x") } }],
    ["lists leads", "GET", `/v1/${project.documents}/leads`],
    ["reads an article", "GET", document],
    ["lists articles", "GET", path],
    ["lists ten articles", "GET", `${path}?pageSize=10`],
    ["lists articles as the administrator", "GET", path, undefined, administrator],
    ["posts with a token of nobody's", "POST", path, { fields: posted }, tokenOf(project.project, {})],
    [
      "posts with a claim of its own spelling",
      "POST",
      path,
      { fields: posted },
      tokenOf(project.project, { ADMIN: true }),
    ],
    [
      "posts a million letters as the administrator",
      "POST",
      path,
      { fields: { ...posted, content: text(OVERSIZED) } },
      administrator,
    ],
    ["posts a date of its own as the administrator", "POST", path, { fields: posted }, administrator],
  ])("%s: refused", async (_name, method, address, body, token) => {
    expect(await project.send(method, address, body, token)).toMatchObject({
      status: 403,
      body: { error: { status: "PERMISSION_DENIED" } },
    });
  });

  // The emulator takes any signature, the real service none but its own; what is no token at all both refuse.
  it.each(["forged", "a.b.c", `${administrator.split(".")[0]}..`])(
    "with the forged token %s: refused",
    async (token) => {
      const { status } = await project.send("DELETE", document, undefined, token);
      expect([400, 401, 403]).toContain(status);
    },
  );

  it("leaves the article as it was", async () => {
    const read = await project.send("GET", document, undefined, administrator);
    expect(read).toMatchObject({ status: 200, body: { fields } });
  });
});
