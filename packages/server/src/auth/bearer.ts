import { z } from "zod";
import type { WhoIsIt } from "../api/leads-admin.ts";

/** What a token of Firebase Authentication says of the administrator; the claim is that of the rules. */
const administrator = z.object({ admin: z.literal(true), email: z.string() });

/**
 * Knows the administrator by a token of Firebase Authentication in the header `Authorization`, where a host has no sessions of
 * its own.
 *
 * @param verify Answers what a token says, or throws when it is none, expired or taken back: the Admin SDK's `verifyIdToken`.
 */
export function bearerOf(verify: (token: string) => Promise<unknown>): WhoIsIt {
  return async (c) => {
    const token = /^Bearer (\S+)$/u.exec(c.req.header("Authorization") ?? "")?.[1];
    if (token === undefined) return undefined;
    const claims = await verify(token).catch(() => undefined);
    return administrator.safeParse(claims).data?.email;
  };
}
