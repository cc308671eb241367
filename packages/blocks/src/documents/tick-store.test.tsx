import { beforeEach, expect, it, vi } from "vitest";
import { createTickStore } from "./tick-store.ts";

const NAME = "papers";
const blocked = (): Storage => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const keysOf = (store: ReturnType<typeof createTickStore>) => [...store.read().keys];

beforeEach(() => localStorage.clear());

it("returns the same object until a change, and then calls its listeners", () => {
  const store = createTickStore(NAME);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const before = store.read();
  expect(store.read()).toBe(before);
  store.toggle("id-card");
  expect(store.read()).not.toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.toggle("id-card");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("follows another window", () => {
  const store = createTickStore(NAME);
  const stop = store.subscribe(() => undefined);
  localStorage.setItem(NAME, '["seal"]');
  dispatchEvent(Object.assign(new Event("storage"), { key: NAME }));
  expect(keysOf(store)).toEqual(["seal"]);
  stop();
});

it("works as long as the page where the storage is blocked, and says that it is", () => {
  const store = createTickStore(NAME, blocked);
  store.toggle("id-card");
  expect(store.read()).toEqual({ keys: new Set(["id-card"]), kept: false });
  store.clear();
  expect(keysOf(store)).toEqual([]);
});

it.each(["no JSON", "null", '{"a":1}', "[1,2]"])("takes %j in its place for nothing", (stored) => {
  localStorage.setItem(NAME, stored);
  expect(keysOf(createTickStore(NAME))).toEqual([]);
});
