export type StartErrorCode =
  | "PORT_IN_USE"
  | "PORT_NOT_ALLOWED"
  | "HOST_NOT_AVAILABLE"
  | "DATA_DIR_UNWRITABLE"
  | "DATABASE_CORRUPT"
  | "DATABASE_IN_USE"
  | "DATABASE_NEWER"
  | "MANIFEST_INVALID"
  | "MESSAGES_INVALID"
  | "PASSWORD_TOO_SHORT"
  | "SETTING_INVALID"
  | "SITES_INVALID"
  | "STATIC_ROOT_MISSING";

/** Thrown for a reason that the owner can mend. `message` is for people: a Korean sentence, then the same in English. */
export class OwnerError extends Error {
  override readonly name: string = "OwnerError";

  constructor(korean: string, english: string, cause?: unknown) {
    super(`${korean}\n${english}`, { cause });
  }
}

/** Thrown where the backend cannot start. `code` is for the caller, who decides how the process ends. */
export class StartError extends OwnerError {
  override readonly name = "StartError";
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, korean: string, english: string, cause?: unknown) {
    super(korean, english, cause);
    this.code = code;
  }
}

/** Returns the `code` that Node's and libSQL's errors carry, e.g. `EADDRINUSE`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
