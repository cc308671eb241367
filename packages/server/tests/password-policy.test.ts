import { createServer } from "node:http";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { passwordPolicyWarning } from "../src/auth/firebase-accounts.ts";
import { close, listen } from "../src/http/node-server.ts";

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
