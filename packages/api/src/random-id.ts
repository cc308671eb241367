/** Bytes of randomness in an id, enough that no two are alike. */
const BYTES = 16;

/** What an id of {@link randomId} may be. */
export const NEW_ID_PATTERN = /^[a-f0-9]{32}$/u;

/** Returns a new id, by which something that is sent twice counts once. `randomUUID` is missing where a page has no HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
