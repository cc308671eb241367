import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, SiteParts } from "../http/context.ts";
import { MESSAGES, problem, sendProblem } from "../http/problem.ts";
import type { AuditContext } from "../store/store.ts";

/** Who is signed in as the administrator, by e-mail, however the host knows it. */
export type WhoIsIt = (c: AppContext) => string | undefined | Promise<string | undefined>;

/** What every API of the administrator needs of its host. */
export interface AdministratorApiOptions extends Pick<SiteParts, "site" | "client" | "clock"> {
  readonly whoIsIt: WhoIsIt;
}

/** Reads the JSON that the administrator sends, with who it is for the audit log; or returns the refusal. */
export async function readAdministratorRequest(
  c: AppContext,
  { whoIsIt, client, clock }: AdministratorApiOptions,
  maxBytes: number,
): Promise<{ readonly json: unknown; readonly by: AuditContext } | Response> {
  const who = await whoIsIt(c);
  if (who === undefined) return sendProblem(c, problem(401, "SIGNED_OUT", MESSAGES.signedOut));
  const body = await readBody(c.req.raw, ["json"], maxBytes);
  if (!body.ok) return sendProblem(c, body.problem);
  const json = parseJson(body.bytes);
  return json === undefined
    ? sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson))
    : { json, by: { who, at: clock(), address: client.address(c) } };
}
