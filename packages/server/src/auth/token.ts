import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** Returns a random token of 256 bits for a cookie. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
