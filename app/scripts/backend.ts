import type { FirebaseSettings } from "@danji/api/firebase/app";
import { NO_SOURCES, type SiteSources } from "@danji/delivery/manifest";
import { SettingsError } from "@danji/delivery/settings-error";
import * as z from "zod";

/** The backend that the site is built for. */
export type Backend =
  { readonly kind: "embedded" } | { readonly kind: "firebase"; readonly settings: FirebaseSettings };

const key = z.string().trim().min(1);
const host = z.string().regex(/^[^/\s]+:\d+$/u);

const environment = z.object({
  FIREBASE_API_KEY: key,
  FIREBASE_AUTH_DOMAIN: z.string().regex(/^[a-z0-9.-]+$/iu),
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u),
  FIREBASE_APP_ID: key,
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{20,}$/u)
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
});

/** Projects that exist on emulators alone are called so. */
const DEMO = "demo-";

function fail(korean: string, english: string): never {
  throw new SettingsError(`${korean}\n${english}`);
}

function firebaseSettings(env: Readonly<Record<string, string | undefined>>): FirebaseSettings {
  const result = environment.safeParse(env);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))].join(", ");
    return fail(
      `BACKEND=firebase 빌드에 필요한 환경 변수가 없거나 올바르지 않습니다: ${names}`,
      `BACKEND=firebase needs these variables, which are missing or not valid: ${names}`,
    );
  }
  const { FIREBASE_AUTH_EMULATOR_HOST: authEmulator, ...keys } = result.data;
  const settings = {
    apiKey: keys.FIREBASE_API_KEY,
    authDomain: keys.FIREBASE_AUTH_DOMAIN,
    projectId: keys.FIREBASE_PROJECT_ID,
    appId: keys.FIREBASE_APP_ID,
    ...(keys.RECAPTCHA_SITE_KEY !== undefined && { recaptchaKey: keys.RECAPTCHA_SITE_KEY }),
  };
  // A public site must not call the developer's machine.
  if (authEmulator === undefined || !settings.projectId.startsWith(DEMO)) return settings;
  return { ...settings, authEmulator };
}

/** Returns the backend that `BACKEND` names, or throws a SettingsError which names every variable that is wrong. */
export function readBackend(env: Readonly<Record<string, string | undefined>>): Backend {
  const kind = env["BACKEND"] ?? "embedded";
  if (kind === "embedded") return { kind };
  if (kind === "firebase") return { kind, settings: firebaseSettings(env) };
  return fail(
    `환경 변수 BACKEND는 embedded 또는 firebase여야 합니다: ${kind}`,
    `BACKEND must be embedded or firebase, not ${kind}.`,
  );
}

/** Services of Firebase that the browser speaks to, by the SDK's own fixed addresses. */
const FIREBASE_ORIGINS = ["identitytoolkit", "securetoken"].map((name) => `https://${name}.googleapis.com`);

/** App Check's service, and the parts of reCAPTCHA that Google names for a Content-Security-Policy: no more of its hosts than these folders. */
const RECAPTCHA: SiteSources = {
  connect: ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

/** Returns what the Content-Security-Policy has to open to the pages for the sake of their backend. */
export function sourcesOf(backend: Backend): SiteSources {
  if (backend.kind === "embedded") return NO_SOURCES;
  const { authEmulator, recaptchaKey } = backend.settings;
  const proof = recaptchaKey === undefined ? NO_SOURCES : RECAPTCHA;
  const services = authEmulator === undefined ? FIREBASE_ORIGINS : [`http://${authEmulator}`];
  return { ...proof, connect: [...services, ...proof.connect] };
}
