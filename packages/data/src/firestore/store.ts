import type { FirebaseApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from "firebase/firestore/lite";
import type { FirebaseSettings } from "../firebase/app.ts";

const stores = new WeakMap<FirebaseApp, Firestore>();

/** Returns the database of an app, at the emulator if the settings name one. */
export function storeOf(settings: FirebaseSettings, app: FirebaseApp): Firestore {
  const known = stores.get(app);
  if (known) return known;
  // Errors are thrown; the console does not repeat them.
  setLogLevel("silent");
  const store = getFirestore(app);
  const [host, port] = settings.emulators?.firestore.split(":") ?? [];
  if (host !== undefined) connectFirestoreEmulator(store, host, Number(port));
  stores.set(app, store);
  return store;
}
