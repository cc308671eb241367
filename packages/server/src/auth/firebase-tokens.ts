import type { AuditEntry } from "@danji/api/audit/schema";
import { SESSION_MS } from "@danji/api/session/port";
import { z } from "zod";
import type { AppCheck } from "firebase-admin/app-check";
import type { WhoIsIt } from "../routes/administrator-request.ts";
import type { Client } from "../http/context.ts";
import { inTime } from "../store/firestore/status.ts";
import { describeError } from "../http/problem.ts";

/** What a token of Firebase Authentication says of the administrator; `npm run admin -- grant` sets the claim. */
const administrator = z.object({
  admin: z.literal(true),
  email: z.string(),
  sub: z.string(),
  /** When the account signed in, in s since 1970; tokens that are made of it later say the same. */
  auth_time: z.number(),
});

interface BearerOptions {
  /** Returns a token's claims, or throws when it is invalid, expired or revoked: the Admin SDK's `verifyIdToken`. */
  readonly verify: (token: string) => Promise<unknown>;
  /** Appends an entry to the audit log unless there is one of its id. */
  readonly record: (id: string, entry: AuditEntry) => Promise<void>;
  readonly client: Client;
  readonly clock: () => number;
}

/**
 * Identifies the administrator by an ID token of Firebase Authentication in the header `Authorization`, for {@link SESSION_MS} after signing in. Records each sign-in at
 * the first request that comes with it, with the time and the address of that request.
 */
export function bearerOf({ verify, record, client, clock }: BearerOptions): WhoIsIt {
  const recorded = new Set<string>();

  return async (c) => {
    const token = /^Bearer (\S+)$/u.exec(c.req.header("Authorization") ?? "")?.[1];
    if (token === undefined) return undefined;
    const claims = administrator.safeParse(await verify(token).catch(() => undefined)).data;
    if (claims === undefined) return undefined;
    const { email: who, sub, auth_time: signedInAt } = claims;
    // Firebase makes new tokens of a sign-in for as long as the browser asks.
    if (clock() - signedInAt * 1000 >= SESSION_MS) return undefined;
    const id = `signed-in-${sub}-${signedInAt}`;
    if (!recorded.has(id)) {
      await record(id, { at: clock(), who, what: "signed-in", target: "", count: 0, address: client.address(c) });
      recorded.add(id);
    }
    return who;
  };
}

/** Codes of a token that is none. Any other is a fault of the deployment, such as a missing role. */
const WRONG_TOKEN: ReadonlySet<unknown> = new Set(["app-check/invalid-argument", "app-check/app-check-token-expired"]);

const isWrongToken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && WRONG_TOKEN.has(error.code);

/** Creates the check of App Check's tokens, each of which proves once. One that fails or takes too long proves nothing. */
export function createTokenCheck(
  appCheck: Pick<AppCheck, "verifyToken">,
  patienceMs: number,
  log: (line: string) => void,
): (token: string) => Promise<boolean> {
  return async (token) => {
    try {
      const { alreadyConsumed } = await inTime(appCheck.verifyToken(token, { consume: true }), patienceMs);
      return alreadyConsumed === false;
    } catch (error) {
      if (!isWrongToken(error)) log(describeError(error, "POST", "App Check"));
      return false;
    }
  };
}
