import { readFileSync } from "node:fs";
import { z } from "zod";
import { ACTORS, type Actor, type Case, type Write } from "./cases.ts";
import { type Fields, toTransforms, toWireFields } from "./values.ts";

/** The rules as they are deployed. */
export const RULES = readFileSync(new URL("../../packages/data/firestore.rules", import.meta.url), "utf8");

/** Key that the emulator takes for that of the project's owner, for whom no rule holds. */
const OWNER = "owner";
/** Firestore takes so many writes at a time. */
const LARGEST_COMMIT = 500;
/** Any moment after that at which tests run; the emulator looks at neither this nor a signature. */
const EXPIRES = 4_000_000_000;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token as the Auth emulator gives them out: unsigned. */
export function tokenOf(project: string, claims: object): string {
  const issuer = { iss: `https://securetoken.google.com/${project}`, aud: project };
  const person = { sub: "uid", user_id: "uid", iat: 0, auth_time: 0, exp: EXPIRES };
  const firebase = { firebase: { sign_in_provider: "password", identities: {} } };
  return `${encoded({ alg: "none", typ: "JWT" })}.${encoded({ ...issuer, ...person, ...firebase, ...claims })}.`;
}

const compiled = z.object({ issues: z.array(z.unknown()).default([]) });

/** An answer of Firestore's REST interface. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A project of the emulator, spoken to without any SDK. */
export class WireProject {
  readonly #base: string;
  readonly project: string;
  readonly documents: string;

  constructor(host: string, project: string) {
    this.#base = `http://${host}`;
    this.project = project;
    this.documents = `projects/${project}/databases/(default)/documents`;
  }

  /** Sends a request with a bearer token, or without. */
  async send(method: string, path: string, body?: unknown, token: string | null = null): Promise<Answer> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Puts rules in force; the warnings of the emulator's compiler, or throws its errors. */
  async putRules(content: string): Promise<readonly unknown[]> {
    const rules = { rules: { files: [{ name: "firestore.rules", content }] } };
    const { status, body } = await this.send("PUT", `/emulator/v1/projects/${this.project}:securityRules`, rules);
    if (status !== 200) throw new Error(`The rules do not compile: ${JSON.stringify(body)}`);
    return compiled.parse(body).issues;
  }

  /** Commits writes as an actor; without an actor as the owner. */
  commit(writes: readonly object[], by?: Actor): Promise<Answer> {
    return this.send("POST", `/v1/${this.documents}:commit`, { writes }, this.#tokenOf(by));
  }

  /** Puts in place what the cases find there. */
  async give(cases: readonly Case[]): Promise<void> {
    const writes = cases
      .flatMap((asked, index) => [asked, ...(asked.along ? [asked.along] : [])].map((one) => ({ ...one, index })))
      .flatMap(({ collection, given, index }) =>
        given === undefined ? [] : [{ update: this.#document(`${collection}/${index}`, given) }],
      );
    await this.seed(writes);
  }

  /** Commits any number of writes as the owner. */
  async seed(writes: readonly object[]): Promise<void> {
    for (let from = 0; from < writes.length; from += LARGEST_COMMIT) {
      const { status, body } = await this.commit(writes.slice(from, from + LARGEST_COMMIT));
      if (status !== 200) throw new Error(`The documents could not be stored: ${JSON.stringify(body)}`);
    }
  }

  /** Asks the question of a case about the document with its number; whether it was allowed. */
  async ask(asked: Case, index: number): Promise<boolean> {
    const { status, body } = await this.#perform(asked, index);
    if (status === 200) return true;
    if (status === 403) return false;
    throw new Error(`An answer that is neither yes nor no: ${status} ${JSON.stringify(body)}`);
  }

  #perform({ by, collection, asks, along }: Case, index: number): Promise<Answer> {
    const path = `${collection}/${index}`;
    if (asks.does === "get") return this.send("GET", `/v1/${this.documents}/${path}`, undefined, this.#tokenOf(by));
    if (asks.does === "list") {
      const structuredQuery = {
        from: [{ collectionId: collection }],
        ...(asks.limit !== undefined && { limit: asks.limit }),
      };
      return this.send("POST", `/v1/${this.documents}:runQuery`, { structuredQuery }, this.#tokenOf(by));
    }
    const further = along?.asks ? [this.#write(`${along.collection}/${index}`, along.asks)] : [];
    return this.commit([this.#write(path, asks), ...further], by);
  }

  #write(path: string, asks: Write): object {
    if (asks.does === "delete") return { delete: `${this.documents}/${path}` };
    const { fields } = asks;
    const write = { update: this.#document(path, fields), updateTransforms: toTransforms(fields) };
    if (asks.does === "set") return write;
    if (asks.does === "create") return { ...write, currentDocument: { exists: false } };
    const transformed = new Set(write.updateTransforms.map(({ fieldPath }) => fieldPath));
    const fieldPaths = Object.keys(fields).filter((field) => !transformed.has(field));
    return { ...write, updateMask: { fieldPaths }, currentDocument: { exists: true } };
  }

  #document(path: string, fields: Fields): object {
    return { name: `${this.documents}/${path}`, fields: toWireFields(fields) };
  }

  #tokenOf(by?: Actor): string | null {
    if (by === undefined) return OWNER;
    const claims = ACTORS[by];
    return claims === null ? null : tokenOf(this.project, claims);
  }
}
