import { describeLeadsStore } from "./leads-store-contract.ts";
import { describeOutbox } from "./outbox-contract.ts";
import { describeRetention } from "./retention-contract.ts";
import type { MakeStore } from "./store-harness.ts";

/** Describes what every store does. */
export function describeStore(name: string, makeStore: MakeStore): void {
  describeLeadsStore(name, makeStore);
  describeOutbox(name, makeStore);
  describeRetention(name, makeStore);
}
