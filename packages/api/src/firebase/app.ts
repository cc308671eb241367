import { type FirebaseApp, initializeApp } from "firebase/app";

/** What the browser has to know of a Firebase project. None of it is secret: sign-in protects the data. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Site key of reCAPTCHA Enterprise, by which App Check recognises the site's pages. Optional: without it, leads carry no proof. */
  readonly recaptchaKey?: string;
  /** Host and port of the emulator that replaces Authentication, e.g. `127.0.0.1:9099`. */
  readonly authEmulator?: string;
}

/** Returns the app of the settings, always the same for a `name`. */
export function firebaseApp({ apiKey, authDomain, projectId, appId }: FirebaseSettings, name?: string): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId }, name);
}
