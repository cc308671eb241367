import { createServer } from "node:http";
import { SESSION_MS } from "@danji/api/session/port";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { AppCheck } from "firebase-admin/app-check";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { bearerOf } from "../src/auth/bearer.ts";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { createTokenCheck } from "../src/auth/app-check.ts";
import { passwordPolicyWarning } from "../src/auth/firebase-accounts.ts";
import { close, listen } from "../src/http/node-server.ts";

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

let config: object | undefined;

/** Answers as Identity Toolkit does to one who asks for the configuration of a project. */
const service = createServer((_, response) => {
  response.writeHead(config === undefined ? 403 : 200, { "Content-Type": "application/json" });
  response.end(
    JSON.stringify(
      config
        ? { name: "projects/demo-danji/config", ...config }
        : { error: { code: 403, message: "PERMISSION_DENIED" } },
    ),
  );
});

beforeAll(async () => {
  const { port } = new URL(await listen(service, "127.0.0.1", 0));
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await close(service);
});

async function warning(): Promise<string | undefined> {
  const app = initializeApp({ projectId: "demo-danji" });
  try {
    return await passwordPolicyWarning(getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

const policy = (length: number, state = "ENFORCE") => ({
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: state,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: length } }],
  },
});

it.each([
  ["no policy", {}, /6자.*\n.*of 6 characters/u],
  ["a policy that is off", policy(12, "OFF"), /6자.*\n.*of 6 characters/u],
  ["a weaker policy", policy(8), /8자.*\n.*of 8 characters/u],
  ["a policy that cannot be read", undefined, /읽지 못했습니다.*\n.*could not be read/u],
])("warns of %s, in both languages", async (_, given, words) => {
  config = given;
  expect(await warning()).toMatch(words);
});

it("is silent where twelve characters are required", async () => {
  config = policy(12);
  expect(await warning()).toBeUndefined();
});
