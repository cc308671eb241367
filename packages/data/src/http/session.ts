import { dataError } from "../data-error.ts";
import { DataError } from "../errors.ts";
import type { Administrator, SessionPort } from "../session/port.ts";
import { failure, isRecord, jsonInit, readJson, request, type HttpOptions } from "./request.ts";

const PATH = "/api/session";

function readAdministrator(body: unknown): Administrator | null {
  if (!isRecord(body)) throw dataError("server");
  const { administrator } = body;
  if (administrator === null) return null;
  if (!isRecord(administrator) || typeof administrator["email"] !== "string") throw dataError("server");
  return { email: administrator["email"] };
}

/** Creates the sign-in to a backend whose session is a cookie that no script can read. */
export function createHttpSession(options: HttpOptions = {}): SessionPort {
  return {
    async current() {
      const response = await request(options, PATH, { headers: { Accept: "application/json" } });
      if (!response.ok) throw await failure(response);
      return readAdministrator(await readJson(response));
    },
    async signIn({ email, password }) {
      const response = await request(options, PATH, jsonInit("POST", { email, password }));
      if (response.status === 401) throw new DataError("rejected", (await failure(response)).message);
      if (!response.ok) throw await failure(response);
      const administrator = readAdministrator(await readJson(response));
      if (administrator === null) throw dataError("server");
      return administrator;
    },
    async signOut() {
      const response = await request(options, PATH, jsonInit("DELETE", {}));
      if (!response.ok) throw await failure(response);
      await readJson(response);
    },
  };
}
