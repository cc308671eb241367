import type { Fields } from "./values.ts";

/** Who asks, as the claims of a token of Firebase Authentication; `null` is signed in as nobody. */
export const ACTORS = {
  visitor: null,
  administrator: { admin: true, email: "kim@sample.example" },
  "an account": {},
  "an account with admin: false": { admin: false },
  "an account with admin as a text": { admin: "true" },
  "an account with admin as a number": { admin: 1 },
  "an account with Admin": { Admin: true },
  "an account with the claim in a map": { claims: { admin: true } },
  "an account with a role": { role: "admin" },
} as const;

/** Name of the actor who asks. */
export type Actor = keyof typeof ACTORS;

/** Everybody but the administrator, however close they come. */
export const OTHERS = [
  "visitor",
  "an account",
  "an account with admin: false",
  "an account with admin as a text",
  "an account with admin as a number",
  "an account with Admin",
  "an account with the claim in a map",
  "an account with a role",
] as const satisfies readonly Actor[];

/** What is asked for. `create` wants no document there before, `update` wants one, `set` writes over what there is. */
export type Operation = { readonly does: "get" } | List | Write;

/** A query of a collection. */
export interface List {
  readonly does: "list";
  /** Most documents it asks for; left out, all. */
  readonly limit?: number;
}

/** Something done to a document. */
export type Write =
  { readonly does: "delete" } | { readonly does: "create" | "set" | "update"; readonly fields: Fields };

/** A further document with the number of the case, in another collection: what stands there, and what is done to it too. */
export interface Companion {
  readonly collection: string;
  readonly given?: Fields;
  readonly asks?: Write;
}

/** One question to the rules. Each works on a document of its own, so that all can be asked at once. */
export interface Case {
  readonly name: string;
  readonly by: Actor;
  readonly collection: string;
  /** What stands there before; nothing when left out. */
  readonly given?: Fields;
  readonly asks: Operation;
  /** What goes along in the same commit. */
  readonly along?: Companion;
  readonly allowed: boolean;
}

/** What a test of a case is called. */
export const titleOf = ({ name, allowed }: Case): string => `${name}: ${allowed ? "allowed" : "refused"}`;
