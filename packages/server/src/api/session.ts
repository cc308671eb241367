import { Hono } from "hono";
import { z } from "zod";
import { isAdministrator, normalizeEmail } from "../auth/administrator.ts";
import type { SignInAttempts } from "../auth/attempts.ts";
import type { Sessions } from "../auth/session.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem, tooMany } from "../http/problem.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { CREDENTIALS_MAX_BYTES } from "../limits.ts";
import type { Store } from "../store/open.ts";

const EMAIL_MAX_LENGTH = 254;
/** Longest password in characters; longer ones would only cost time. */
const PASSWORD_MAX_LENGTH = 256;

const credentialsSchema = z.object({
  email: z.string().min(1).max(EMAIL_MAX_LENGTH),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});

interface SessionApiOptions {
  readonly store: Store;
  readonly siteUrl: string;
  readonly client: Client;
  readonly sessions: Sessions;
  readonly attempts: SignInAttempts;
}

/** `/api/session`: who is signed in, signing in, signing out. */
export function createSessionApi({ store, siteUrl, client, sessions, attempts }: SessionApiOptions): Hono<AppEnv> {
  const api = new Hono<AppEnv>();

  api.get("/", (c) => {
    const email = sessions.current(c);
    return c.json({ administrator: email === undefined ? null : { email } });
  });

  api.use(requireSameOrigin(siteUrl));

  api.post("/", async (c) => {
    const body = await readBody(c.req.raw, ["json"], CREDENTIALS_MAX_BYTES);
    if (!body.ok) return sendProblem(c, body.problem);
    const json = parseJson(body.bytes);
    if (json === undefined) return sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson));
    const credentials = credentialsSchema.safeParse(json);
    if (!credentials.success) {
      return sendProblem(c, problem(422, "REQUIRED_FIELD_EMPTY", "이메일과 비밀번호를 입력해 주세요."));
    }
    const { email, password } = credentials.data;
    const keys = [`address ${client.address(c)}`, `email ${normalizeEmail(email)}`];
    const seconds = attempts.wait(keys);
    if (seconds > 0) {
      return sendProblem(c, tooMany(seconds, `로그인 시도가 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`));
    }
    attempts.begin(keys);
    if (!(await isAdministrator(store, email, password))) {
      return sendProblem(c, problem(401, "WRONG_CREDENTIALS", "이메일 또는 비밀번호가 올바르지 않습니다."));
    }
    attempts.succeed(keys);
    sessions.begin(c, normalizeEmail(email));
    return c.json({ administrator: { email: normalizeEmail(email) } });
  });

  api.delete("/", (c) => {
    sessions.end(c);
    return c.json({ administrator: null });
  });

  return api;
}
