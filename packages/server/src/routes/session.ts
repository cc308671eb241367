import { Hono } from "hono";
import { z } from "zod";
import { isAdministrator, normalizeEmail } from "../auth/administrator.ts";
import type { AttemptsOf, SignInAttempts } from "../auth/attempts.ts";
import { secondsUntilRoom } from "../auth/password.ts";
import type { TokenCookie } from "../auth/token-cookie.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { AppContext, AppEnv, Client } from "../http/context.ts";
import { MESSAGES, problem, sendProblem, tooMany } from "../http/problem.ts";
import { createWindowLimiter } from "../http/rate-limit.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import {
  CREDENTIALS_MAX_BYTES,
  FREE_ADDRESS_FAILURES,
  FREE_HOP_FAILURES,
  FREE_SIGN_IN_FAILURES,
  RECORDED_FAILURES_PER_HOUR,
} from "../limits.ts";
import type { SqliteStore } from "../store/sqlite/open.ts";

const EMAIL_MAX_LENGTH = 254;
/** Longest password in characters; longer ones would only cost time. */
const PASSWORD_MAX_LENGTH = 256;

const HOUR_MS = 3_600_000;

const credentialsSchema = z.object({
  email: z.string().min(1).max(EMAIL_MAX_LENGTH),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});

interface SessionApiOptions {
  readonly store: SqliteStore;
  readonly siteUrl: string;
  readonly client: Client;
  readonly sessions: TokenCookie;
  readonly attempts: SignInAttempts;
  /** Browsers that have signed in before. */
  readonly devices: TokenCookie;
  readonly clock: () => number;
}

/** `/api/session`: who is signed in, signing in, signing out. */
export function createSessionApi(options: SessionApiOptions): Hono<AppEnv> {
  const { store, siteUrl, client, sessions, attempts, devices, clock } = options;
  const api = new Hono<AppEnv>();
  const recorded = createWindowLimiter();

  /** A known device is counted alone, so that the failures of others never keep its owner out. */
  function countsOf(c: AppContext, account: string, device: string | undefined): readonly AttemptsOf[] {
    if (device !== undefined) return [{ key: `device ${device}`, free: FREE_SIGN_IN_FAILURES }];
    const address = client.address(c);
    const hop = client.hop(c);
    return [
      { key: `account ${address} ${account}`, free: FREE_SIGN_IN_FAILURES },
      { key: `address ${address}`, free: FREE_ADDRESS_FAILURES },
      ...(hop === undefined ? [] : [{ key: `hop ${hop}`, free: FREE_HOP_FAILURES }]),
    ];
  }

  /** What was typed as e-mail is left out where it is no account's: it may be a password, or another person's e-mail. */
  function recordFailure(c: AppContext, account: string): void {
    const at = clock();
    const limit = { key: "failures", limit: RECORDED_FAILURES_PER_HOUR, windowMs: HOUR_MS };
    if (recorded.take([limit], at) > 0) return;
    const who = store.administrators.get()?.email === account ? account : "";
    store.audit.add({ at, who, what: "sign-in-failed", target: "", count: 0, address: client.address(c) });
  }

  api.get("/", (c) => {
    const session = sessions.current(c);
    return c.json({ administrator: session === undefined ? null : { email: session.email } });
  });

  api.use(requireSameOrigin(siteUrl, client));

  api.post("/", async (c) => {
    const body = await readBody(c.req.raw, ["json"], CREDENTIALS_MAX_BYTES);
    if (!body.ok) return sendProblem(c, body.problem);
    const json = parseJson(body.bytes);
    if (json === undefined) return sendProblem(c, problem(400, "BAD_REQUEST", MESSAGES.badJson));
    const credentials = credentialsSchema.safeParse(json);
    if (!credentials.success) {
      return sendProblem(c, problem(422, "REQUIRED_FIELD_EMPTY", "이메일과 비밀번호를 입력해 주세요."));
    }
    const { password } = credentials.data;
    const email = normalizeEmail(credentials.data.email);
    const known = devices.current(c);
    const device = known?.email === email ? known.hash : undefined;
    const priority = device === undefined ? "stranger" : "known";
    const counts = countsOf(c, email, device);
    const seconds = attempts.wait(counts) || (priority === "stranger" ? secondsUntilRoom() : 0);
    if (seconds > 0) {
      return sendProblem(c, tooMany(seconds, `로그인 시도가 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`));
    }
    attempts.begin(counts);
    if (!(await isAdministrator(store, email, password, priority))) {
      recordFailure(c, email);
      return sendProblem(c, problem(401, "WRONG_CREDENTIALS", "이메일 또는 비밀번호가 올바르지 않습니다."));
    }
    attempts.succeed(counts);
    const entry = { at: clock(), who: email, target: "", count: 0, address: client.address(c) };
    store.audit.add({ ...entry, what: "signed-in" });
    sessions.begin(c, email);
    devices.begin(c, email);
    return c.json({ administrator: { email } });
  });

  api.delete("/", (c) => {
    sessions.end(c);
    return c.json({ administrator: null });
  });

  return api;
}
