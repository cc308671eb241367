import type { AppCheck } from "firebase-admin/app-check";
import { expect, it } from "vitest";
import { createTokenCheck } from "./app-check.ts";

type Verify = AppCheck["verifyToken"];

const failWith =
  (code: string): Verify =>
  () =>
    Promise.reject(Object.assign(new Error("secret"), { code }));

/** Marks tokens as Google does: only where it is asked to. */
function createVerify(): Verify {
  const consumed = new Set<string>();
  return async (token, options) => {
    const alreadyConsumed = consumed.has(token);
    if (options?.consume === true) consumed.add(token);
    const claims = { iss: "", sub: "", aud: [], exp: 0, iat: 0, app_id: "app" };
    return { appId: "app", token: claims, alreadyConsumed };
  };
}

it("takes a token once", async () => {
  const check = createTokenCheck({ verifyToken: createVerify() }, 1000, () => undefined);
  expect([await check("a"), await check("a"), await check("b")]).toEqual([true, false, true]);
});

it.each<[string, Verify, number]>([
  ["is none", failWith("app-check/invalid-argument"), 0],
  ["has expired", failWith("app-check/app-check-token-expired"), 0],
  ["may not be checked", failWith("app-check/permission-denied"), 1],
  ["gets no answer", () => new Promise(() => undefined), 1],
])("takes no token that %s, and logs faults of the deployment alone", async (_, verifyToken, faults) => {
  const lines: string[] = [];
  const check = createTokenCheck({ verifyToken }, 1, (line) => lines.push(line));
  expect(await check("a")).toBe(false);
  expect(lines).toHaveLength(faults);
  expect(lines.join("\n")).not.toContain("secret");
});
