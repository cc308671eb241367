import type { AuditEntry } from "@danji/data/audit/port";
import { z } from "zod";
import type { WhoIsIt } from "../api/leads-admin.ts";
import type { Client } from "../http/context.ts";

/** What a token of Firebase Authentication says of the administrator; the claim is that of the rules. */
const administrator = z.object({
  admin: z.literal(true),
  email: z.string(),
  sub: z.string(),
  /** When the account signed in, in s since 1970; tokens that are made of it later say the same. */
  auth_time: z.number(),
});

const SECOND_MS = 1000;

interface BearerOptions {
  /** Answers what a token says, or throws when it is none, expired or taken back: the Admin SDK's `verifyIdToken`. */
  readonly verify: (token: string) => Promise<unknown>;
  /** Appends an entry to the audit log unless there is one of its id. */
  readonly record: (id: string, entry: AuditEntry) => Promise<void>;
  readonly client: Client;
}

/**
 * Knows the administrator by a token of Firebase Authentication in the header `Authorization`, where a host has no sessions of
 * its own. Records each sign-in, of which this host hears first with its first call.
 */
export function bearerOf({ verify, record, client }: BearerOptions): WhoIsIt {
  const recorded = new Set<string>();

  return async (c) => {
    const token = /^Bearer (\S+)$/u.exec(c.req.header("Authorization") ?? "")?.[1];
    if (token === undefined) return undefined;
    const claims = administrator.safeParse(await verify(token).catch(() => undefined)).data;
    if (claims === undefined) return undefined;
    const { email: who, sub, auth_time: signedInAt } = claims;
    const id = `signed-in-${sub}-${signedInAt}`;
    if (!recorded.has(id)) {
      const at = signedInAt * SECOND_MS;
      await record(id, { at, who, what: "signed-in", target: "", count: 0, address: client.address(c) });
      recorded.add(id);
    }
    return who;
  };
}
