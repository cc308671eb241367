import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";

const PROJECT = "demo-rules";
const DOCUMENTS = `v1/projects/${PROJECT}/databases/(default)/documents`;
/** Token that the emulator takes for the owner's, for whom no rule holds. */
const OWNER = "owner";
const host = inject("firestore");

async function send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
  return fetch(`http://${host}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Returns a token as the Auth emulator makes them: unsigned, of which Firestore's emulator checks no more. */
function tokenOf(claims: object): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const account = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: "kim", user_id: "kim" };
  return `${encode({ alg: "none" })}.${encode({ ...account, iat: 0, exp: 4_000_000_000, ...claims })}.`;
}

const ARTICLE = { fields: { siteId: { stringValue: "sample" } } };

describe.skipIf(host === null)("Firestore's rules", () => {
  beforeAll(async () => {
    const content = await readFile(new URL("../../packages/api/firestore.rules", import.meta.url), "utf8");
    const rules = { rules: { files: [{ name: "firestore.rules", content }] } };
    const answer = await send("PUT", `emulator/v1/projects/${PROJECT}:securityRules`, null, rules);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  it.each([
    ["nobody", null],
    ["an account", tokenOf({})],
    ["the administrator", tokenOf({ admin: true, email: "kim@sample.example" })],
  ])("allow %s nothing", async (_, token) => {
    for (const collection of ["press", "leads", "press/standing/comments"]) {
      const path = `${DOCUMENTS}/${collection}`;
      expect((await send("PATCH", `${path}/standing`, OWNER, ARTICLE)).status).toBe(200);
      const requests = [
        ["GET", `${path}/standing`],
        ["GET", path],
        ["POST", path, ARTICLE],
        ["PATCH", `${path}/standing`, ARTICLE],
        ["DELETE", `${path}/standing`],
      ] as const;
      const answers = requests.map(([method, address, body]) => send(method, address, token, body));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
  });
});
