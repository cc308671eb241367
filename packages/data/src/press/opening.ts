/** Bytes of randomness in an opening's id, enough that no two are alike. */
const BYTES = 16;

/** Path of the endpoint that counts the opening of an article. */
export const openingPath = (id: string): string => `/api/press/${encodeURIComponent(id)}/views`;

/** Returns the id of a new opening: sent twice, it counts once. `randomUUID` is missing where a page has no HTTPS. */
export const newOpening = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
