import { type HttpsFunction, onRequest } from "firebase-functions/https";
import { defineBoolean, defineSecret, defineString } from "firebase-functions/params";
import { smsDriver } from "./cloud-params.ts";
import { createFunctionsSites, type FunctionsSite } from "./functions.ts";
import { createListener } from "./http/node-server.ts";
import { promisesMessages } from "./messages/settings.ts";
import { readHosts } from "./sites.ts";
import { accountsOf } from "./store/firestore/connect.ts";

/** Rendering and a transaction take less than a second; the client has given up after this. */
const TIMEOUT_SECONDS = 30;
/** How long a lead waits for others to finish theirs, in ms; then it is kept in quarantine, well before the function's end. */
const PATIENCE_MS = 8000;
/** What a flood may cost at most; each instance takes 80 requests at a time. */
const MAX_INSTANCES = 10;

const limitsSalt = defineSecret("LIMITS_SALT");
const appCheck = defineBoolean("APP_CHECK", { default: false });

const siteHosts = defineString("SITE_HOSTS", { default: "" });

/** What the build brings to the function. */
export interface CloudFunctionOptions {
  readonly region: string;
  /** Loads manifest and renderer of each site, the default one first; called with the first request, and again after a failure. */
  readonly load: () => Promise<readonly FunctionsSite[]>;
}

/** Loads everything with the first request: the tools that deploy read the function's file too, and need none of it. */
async function start(load: CloudFunctionOptions["load"]): Promise<ReturnType<typeof createListener>> {
  const [{ initializeApp }, { getAuth }, { getFirestore }, { getAppCheck }, loaded] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
    import("firebase-admin/app-check"),
    load(),
  ]);
  const app = initializeApp();
  const checkToken = (token: string): Promise<boolean> =>
    getAppCheck(app)
      .verifyToken(token)
      .then(
        () => true,
        () => false,
      );
  return createListener(
    createFunctionsSites(
      loaded,
      {
        db: getFirestore(app),
        limitsSalt: limitsSalt.value(),
        ...accountsOf(getAuth(app)),
        patienceMs: PATIENCE_MS,
        checkToken: appCheck.value() ? checkToken : undefined,
        sendsMessages: promisesMessages(smsDriver.value()),
        log: (line) => console.error(line),
      },
      readHosts(siteHosts.value()),
    ),
  );
}

/**
 * {@link createFunctionsSites} as a Cloud Function of the second generation, over the project that it is deployed to. Reads the
 * secret `LIMITS_SALT`, and the parameters `APP_CHECK` (default `false`), by which tokens of App Check raise the limits of leads,
 * `SITE_HOSTS` (default none), see {@link readHosts}, and `SMS_DRIVER`, see {@link promisesMessages}.
 */
export function createCloudFunction({ region, load }: CloudFunctionOptions): HttpsFunction {
  let listener: ReturnType<typeof start> | undefined;
  return onRequest(
    {
      region,
      memory: "512MiB",
      timeoutSeconds: TIMEOUT_SECONDS,
      maxInstances: MAX_INSTANCES,
      invoker: "public",
      secrets: [limitsSalt],
    },
    async (request, response) => {
      listener ??= start(load).catch((error: unknown) => {
        // The next request tries again: the cause may have passed.
        listener = undefined;
        throw error;
      });
      await (
        await listener
      )(request, response);
    },
  );
}
