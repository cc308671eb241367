import { SESSION_MS } from "@danji/api/session/port";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppCheck } from "firebase-admin/app-check";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { passwordPolicyWarning } from "../src/auth/firebase-accounts.ts";
import { bearerOf, createTokenCheck } from "../src/auth/firebase-tokens.ts";

const SIGNED_IN_AT = Date.UTC(2026, 10, 26);

it("knows the administrator for twelve hours after signing in, whatever token comes after that", async () => {
  let now = SIGNED_IN_AT;
  const claims = { admin: true, email: "kim@sample.example", sub: "kim", auth_time: SIGNED_IN_AT / 1000 };
  const whoIsIt = bearerOf({
    verify: () => Promise.resolve(claims),
    record: () => Promise.resolve(),
    client: createClient("hosting"),
    clock: () => now,
  });
  const app = new Hono<AppEnv>().get("/", async (c) => c.json(await whoIsIt(c)));
  const ask = async (): Promise<string> =>
    (await app.request("/", { headers: { Authorization: "Bearer token" } })).text();
  now += SESSION_MS - 1;
  expect(await ask()).toContain("kim@sample.example");
  now += 1;
  expect(await ask()).not.toContain("kim@sample.example");
});

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

const policy = (minLength: number, enforcementState: "ENFORCE" | "OFF" = "ENFORCE") => ({
  enforcementState,
  constraints: { minLength },
});
const warning = (getProjectConfig: () => Promise<{ passwordPolicyConfig?: ReturnType<typeof policy> }>) =>
  passwordPolicyWarning({ projectConfigManager: () => ({ getProjectConfig }) });
const denied = Object.assign(new Error("denied"), { code: "auth/insufficient-permission" });

it.each([
  ["no policy", async () => ({}), /6자.*\n.*of 6 characters/u],
  ["a policy that is off", async () => ({ passwordPolicyConfig: policy(12, "OFF") }), /6자.*\n.*of 6 characters/u],
  ["a weaker policy", async () => ({ passwordPolicyConfig: policy(8) }), /8자.*\n.*of 8 characters/u],
  ["a policy that cannot be read", () => Promise.reject(denied), /읽지 못했습니다.*\n.*could not be read/u],
])("warns of %s, in both languages", async (_, given, words) => {
  expect(await warning(given)).toMatch(words);
});

it("is silent where twelve characters are required", async () => {
  expect(await warning(async () => ({ passwordPolicyConfig: policy(12) }))).toBeUndefined();
});
