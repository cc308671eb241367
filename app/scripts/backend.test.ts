import { describe, expect, it } from "vitest";
import { connectOriginsOf, readBackend, SettingsError } from "./backend.ts";

const KEYS = {
  BACKEND: "firebase",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "danji.example",
  FIREBASE_PROJECT_ID: "danji-sample",
  FIREBASE_APP_ID: "1:2:web:3",
};
const SETTINGS = { apiKey: "key", authDomain: "danji.example", projectId: "danji-sample", appId: "1:2:web:3" };
const EMULATORS = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:2" };

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readBackend(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

describe("the backend of a build", () => {
  it("is the embedded one where nothing is said", () => {
    expect(readBackend({})).toEqual({ kind: "embedded" });
    expect(connectOriginsOf({ kind: "embedded" })).toEqual([]);
  });

  it("is Firebase with the keys of a project", () => {
    const backend = readBackend(KEYS);
    expect(backend).toEqual({ kind: "firebase", settings: SETTINGS });
    expect(connectOriginsOf(backend)).toContain("https://firestore.googleapis.com");
  });

  it.each(["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID", "FIREBASE_APP_ID"])(
    "names %s when it is missing, in Korean and in English",
    (name) => {
      expect(messageOf({ ...KEYS, [name]: undefined }).split("\n")).toEqual([
        expect.stringMatching(new RegExp(`환경 변수.*: ${name}$`, "u")),
        expect.stringMatching(new RegExp(`missing or not valid: ${name}$`, "u")),
      ]);
    },
  );

  it("names all that is wrong at once", () => {
    expect(messageOf({ ...KEYS, FIREBASE_API_KEY: " ", FIREBASE_PROJECT_ID: "A B" })).toContain(
      "FIREBASE_API_KEY, FIREBASE_PROJECT_ID",
    );
  });

  it("does not guess what another word means", () => {
    expect(messageOf({ BACKEND: "firestore" })).toContain("firestore");
  });

  it("speaks to emulators for a project that exists on them alone", () => {
    const demo = readBackend({ ...KEYS, ...EMULATORS, FIREBASE_PROJECT_ID: "demo-danji" });
    expect(demo).toMatchObject({ settings: { emulators: { firestore: "127.0.0.1:1", auth: "127.0.0.1:2" } } });
    expect(connectOriginsOf(demo)).toEqual(["http://127.0.0.1:1", "http://127.0.0.1:2"]);
    expect(readBackend({ ...KEYS, ...EMULATORS })).toEqual({ kind: "firebase", settings: SETTINGS });
  });
});
