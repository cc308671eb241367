import { type HttpTokenOptions, jsonInit, request } from "./request.ts";

/** Adds the address of this browser to an entry of the audit log that it has written, by the entry's id. */
export type AddAddress = (entry: string) => Promise<void>;

/**
 * Creates {@link AddAddress} over a backend that answers at `/api/admin`. It never fails: without an answer the entry stands without the
 * address.
 */
export function createHttpAddAddress({ token, ...options }: HttpTokenOptions): AddAddress {
  return async (entry) => {
    const bearer = (await token?.().catch(() => null)) ?? null;
    if (bearer === null) return;
    const init = jsonInit("POST", { entry });
    const headers = { ...init.headers, Authorization: `Bearer ${bearer}` };
    // Also where the page is closed meanwhile.
    await request(options, "/api/admin/address", { ...init, headers, keepalive: true }).catch(() => undefined);
  };
}
