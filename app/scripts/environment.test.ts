import { readRetention } from "@danji/delivery/releases";
import { readMessageSettings } from "@danji/server/messages/settings";
import { describe, expect, it } from "vitest";
import { readBackend, sourcesOf } from "./backend.ts";
import { environment, readSites, readTrustProxy } from "./environment.mjs";
import { readPort } from "./port.ts";
import { SettingsError } from "@danji/delivery/settings-error";
import { FIREBASE } from "./firebase.fixture.ts";

/** What each reader makes of an environment. */
const READERS = {
  PORT: (env: ReturnType<typeof environment>) => readPort(env, 4173),
  KEEP_RELEASES: readRetention,
  KEEP_DAYS: readRetention,
  BACKEND: readBackend,
  SITES: readSites,
  SMS_DRIVER: readMessageSettings,
  TRUST_PROXY: readTrustProxy,
} as const;

it.each(Object.entries(READERS))("takes %s for absent where it is empty", (name, read) => {
  for (const empty of ["", "  "]) expect(read(environment({ [name]: empty }))).toEqual(read({}));
});

it.each([
  ["PORT", "abc"],
  ["PORT", "4173.5"],
  ["PORT", "-1"],
  ["PORT", "99999"],
  ["KEEP_RELEASES", "many"],
  ["KEEP_DAYS", "-1"],
  ["TRUST_PROXY", "true"],
] as const)("refuses %s=%s by name, in Korean and English", (name, value) => {
  expect(() => READERS[name](environment({ [name]: value }))).toThrow(
    new RegExp(`^(?=.*${name})[^\\n]*[가-힣][^\\n]*\\n(?=.*${name})[^가-힣]+$`, "u"),
  );
});

it("reads the complexes of a deployment in their order", () => {
  expect(readSites({})).toEqual([]);
  expect(readSites({ SITES: "" })).toEqual([]);
  expect(readSites({ SITES: " dasom, hanbit-2 ," })).toEqual(["dasom", "hanbit-2"]);
});

it.each(["../dasom", "Dasom", "dasom,dasom", "dasom;hanbit"])("refuses %j", (SITES) => {
  expect(() => readSites({ SITES })).toThrow(/slug[^\n]*\n[\x20-\x7e]+$/u);
});

describe("the backend", () => {
  const SETTINGS = { apiKey: "key", authDomain: "danji.example", projectId: "danji-sample", appId: "1:2:web:3" };
  const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:2" };

  function messageOf(env: NodeJS.ProcessEnv): string {
    try {
      readBackend(env);
    } catch (error) {
      if (error instanceof SettingsError) return error.message;
      throw error;
    }
    return "";
  }

  it("is the embedded one where nothing is said", () => {
    expect(readBackend({})).toEqual({ kind: "embedded" });
    expect(sourcesOf({ kind: "embedded" })).toEqual({ connect: [], script: [], frame: [] });
  });

  it("is Firebase with the keys of a project", () => {
    const backend = readBackend(FIREBASE);
    expect(backend).toEqual({ kind: "firebase", settings: SETTINGS });
    expect(sourcesOf(backend).connect).toEqual([
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    ]);
    expect(sourcesOf(backend)).toMatchObject({ script: [], frame: [] });
  });

  it.each(["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID", "FIREBASE_APP_ID"])(
    "names %s when it is missing, in Korean and in English",
    (name) => {
      expect(messageOf({ ...FIREBASE, [name]: undefined }).split("\n")).toEqual([
        expect.stringMatching(new RegExp(`환경 변수.*: ${name}$`, "u")),
        expect.stringMatching(new RegExp(`missing or not valid: ${name}$`, "u")),
      ]);
    },
  );

  it("has leads prove where they come from with a key of reCAPTCHA, and names one that is none", () => {
    const recaptchaKey = "6Lc_aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789";
    const backend = readBackend({ ...FIREBASE, RECAPTCHA_SITE_KEY: recaptchaKey });
    expect(backend).toEqual({ kind: "firebase", settings: { ...SETTINGS, recaptchaKey } });
    expect(sourcesOf(backend).script).toContain("https://www.google.com/recaptcha/");
    for (const wrong of ["", "a key", "6Lc"]) {
      expect(messageOf({ ...FIREBASE, RECAPTCHA_SITE_KEY: wrong })).toContain("RECAPTCHA_SITE_KEY");
    }
  });

  it("reports all faults together", () => {
    expect(messageOf({ ...FIREBASE, FIREBASE_API_KEY: " ", FIREBASE_PROJECT_ID: "A B" })).toContain(
      "FIREBASE_API_KEY, FIREBASE_PROJECT_ID",
    );
  });

  it("refuses an unknown value", () => {
    expect(messageOf({ BACKEND: "firestore" })).toContain("firestore");
  });

  it("speaks to the emulator of Authentication for a project that exists on emulators alone", () => {
    const demo = readBackend({ ...FIREBASE, ...EMULATOR, FIREBASE_PROJECT_ID: "demo-danji" });
    expect(demo).toMatchObject({ settings: { authEmulator: "127.0.0.1:2" } });
    expect(sourcesOf(demo).connect).toEqual(["http://127.0.0.1:2"]);
    expect(readBackend({ ...FIREBASE, ...EMULATOR })).toEqual({ kind: "firebase", settings: SETTINGS });
  });
});
