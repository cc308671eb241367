import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import firebase from "firebase/compat/app";
import "firebase/compat/firestore";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ACTORS, type Actor, type Case, titleOf, type Write } from "./case.ts";
import { CASES } from "./cases.ts";
import { Double, type Fields, Server, type Value } from "./values.ts";
import { RULES } from "./wire.ts";

const host = inject("firestore");
const LOWEST_CASES = 80;

const { FieldValue } = firebase.firestore;

function toSdk(value: Value): unknown {
  if (value instanceof Double) return value.value;
  if (value instanceof Uint8Array) return firebase.firestore.Blob.fromUint8Array(value);
  if (!(value instanceof Server)) return value;
  if (value.does === "time") return FieldValue.serverTimestamp();
  return value.does === "remove" ? FieldValue.delete() : FieldValue.increment(value.by);
}

const toSdkFields = (fields: Fields): firebase.firestore.DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toSdk(value)]));

type Store = firebase.firestore.Firestore;

function write(batch: firebase.firestore.WriteBatch, document: Reference, asks: Write): void {
  if (asks.does === "delete") batch.delete(document);
  else if (asks.does === "update") batch.update(document, toSdkFields(asks.fields));
  else batch.set(document, toSdkFields(asks.fields));
}
type Reference = firebase.firestore.DocumentReference;

function perform(store: Store, { collection, asks, along }: Case, index: number): Promise<unknown> {
  const document = store.doc(`${collection}/${index}`);
  if (asks.does === "get") return document.get({ source: "server" });
  if (asks.does === "list") {
    const all = store.collection(collection);
    return (asks.limit === undefined ? all : all.limit(asks.limit)).get({ source: "server" });
  }
  const batch = store.batch();
  write(batch, document, asks);
  if (along?.asks) write(batch, store.doc(`${along.collection}/${index}`), along.asks);
  return batch.commit();
}

describe.skipIf(host === null)("rules, through the SDK", () => {
  let environment: RulesTestEnvironment;
  const stores = new Map<Actor, firebase.firestore.Firestore>();

  beforeAll(async () => {
    firebase.firestore.setLogLevel("silent");
    const [name = "", port] = (host ?? "").split(":");
    environment = await initializeTestEnvironment({
      projectId: "demo-rules-sdk",
      firestore: { host: name, port: Number(port), rules: RULES },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      const store = context.firestore();
      const batch = store.batch();
      for (const [index, asked] of CASES.entries())
        for (const { collection, given } of [asked, ...(asked.along ? [asked.along] : [])])
          if (given) batch.set(store.doc(`${collection}/${index}`), toSdkFields(given));
      await batch.commit();
    });
  });
  afterAll(() => environment.cleanup());

  /** One client for each who asks, as the connection takes longer than the question. */
  function storeOf(by: Actor): firebase.firestore.Firestore {
    const claims = ACTORS[by];
    const made = stores.get(by) ?? contextOf(claims).firestore();
    stores.set(by, made);
    return made;
  }
  const contextOf = (claims: (typeof ACTORS)[Actor]) =>
    claims === null ? environment.unauthenticatedContext() : environment.authenticatedContext("uid", { ...claims });

  it("has enough cases to speak of", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(LOWEST_CASES);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  });

  it.each(CASES.map((asked, index) => [titleOf(asked), asked, index] as const))("%s", async (_title, asked, index) => {
    const answer = perform(storeOf(asked.by), asked, index);
    if (asked.allowed) await answer;
    else await expect(answer).rejects.toMatchObject({ code: "permission-denied" });
  });
});
