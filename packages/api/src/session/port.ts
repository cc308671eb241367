/** How long a sign-in lasts, in ms: a working day. */
export const SESSION_MS = 12 * 3_600_000;

/** The person who may post press articles. */
export interface Administrator {
  readonly email: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signing in and out. Every method throws `DataError`; wrong credentials are `rejected`, too many tries `limited`. */
export interface SessionPort {
  current(): Promise<Administrator | null>;
  signIn(credentials: Credentials): Promise<Administrator>;
  signOut(): Promise<void>;
}
