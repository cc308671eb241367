import * as z from "zod/mini";
import { dataError, DataError } from "../errors.ts";
import type { Administrator, SessionPort } from "../session/port.ts";
import { failure, jsonInit, readAnswer, request, type HttpOptions } from "./request.ts";

const PATH = "/api/session";
const NO_COOKIES = "브라우저가 쿠키를 막고 있어 로그인할 수 없습니다. 쿠키를 허용한 뒤 다시 로그인해 주세요.";

const answer = z.object({ administrator: z.nullable(z.object({ email: z.string() })) });

/** Creates the sign-in to a backend whose session is a cookie that no script can read. */
export function createHttpSession(options: HttpOptions = {}): SessionPort {
  async function current(): Promise<Administrator | null> {
    const response = await request(options, PATH, { headers: { Accept: "application/json" } });
    return (await readAnswer(response, answer)).administrator;
  }

  return {
    current,
    async signIn({ email, password }) {
      const response = await request(options, PATH, jsonInit("POST", { email, password }));
      if (response.status === 401) throw new DataError("rejected", (await failure(response)).message);
      const { administrator } = await readAnswer(response, answer);
      if (administrator === null) throw dataError("server");
      // No script sees the cookie: whether the browser keeps it shows in the next request.
      if ((await current()) === null) throw new DataError("rejected", NO_COOKIES);
      return administrator;
    },
    async signOut() {
      const response = await request(options, PATH, jsonInit("DELETE", {}));
      await readAnswer(response, answer);
    },
  };
}
