import { dataError } from "../data-error.ts";
import { DataError } from "../errors.ts";
import type { Administrator, SessionPort } from "../session/port.ts";
import { failure, isRecord, jsonInit, readJson, request, type HttpOptions } from "./request.ts";

const PATH = "/api/session";
const NO_COOKIES = "브라우저가 쿠키를 막고 있어 로그인할 수 없습니다. 쿠키를 허용한 뒤 다시 로그인해 주세요.";

function readAdministrator(body: unknown): Administrator | null {
  if (!isRecord(body)) throw dataError("server");
  const { administrator } = body;
  if (administrator === null) return null;
  if (!isRecord(administrator) || typeof administrator["email"] !== "string") throw dataError("server");
  return { email: administrator["email"] };
}

/** Creates the sign-in to a backend whose session is a cookie that no script can read. */
export function createHttpSession(options: HttpOptions = {}): SessionPort {
  async function current(): Promise<Administrator | null> {
    const response = await request(options, PATH, { headers: { Accept: "application/json" } });
    if (!response.ok) throw await failure(response);
    return readAdministrator(await readJson(response));
  }

  return {
    current,
    async signIn({ email, password }) {
      const response = await request(options, PATH, jsonInit("POST", { email, password }));
      if (response.status === 401) throw new DataError("rejected", (await failure(response)).message);
      if (!response.ok) throw await failure(response);
      const administrator = readAdministrator(await readJson(response));
      if (administrator === null) throw dataError("server");
      // No script sees the cookie: whether the browser keeps it shows in the next request.
      if ((await current()) === null) throw new DataError("rejected", NO_COOKIES);
      return administrator;
    },
    async signOut() {
      const response = await request(options, PATH, jsonInit("DELETE", {}));
      if (!response.ok) throw await failure(response);
      await readJson(response);
    },
  };
}
