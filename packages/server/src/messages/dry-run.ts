import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { cp949Length } from "@danji/complex/messages/cp949";
import { errorCode } from "../start-error.ts";
import type { MessageDriver, OutgoingMessage } from "./port.ts";

const OWNER_ONLY_FILE = 0o600;

/** File in the data directory that takes one line of JSON for every message that would be sent. */
export const DRY_RUN_FILE = "messages.jsonl";

/** A masked number: the file outlives the erasure of its lead. */
const masked = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/u, "$1****$2");

/** Sends nothing and writes down what would be sent, with the number masked. */
export function createDryRun(write: (line: string) => Promise<void> | void): MessageDriver {
  return {
    async send({ key, to, text, form }: OutgoingMessage) {
      try {
        await write(JSON.stringify({ key, to: masked(to), form, bytes: cp949Length(text), text }));
        return { kind: "accepted", id: "dry-run" };
      } catch (error) {
        return { kind: "refused", reason: `dry-run ${errorCode(error) ?? ""}`.trimEnd(), isFinal: false };
      }
    },
  };
}

/** Writes into {@link DRY_RUN_FILE}, which only its owner may read. */
export const intoFile =
  (dataDir: string) =>
  (line: string): Promise<void> =>
    appendFile(join(dataDir, DRY_RUN_FILE), `${line}\n`, { mode: OWNER_ONLY_FILE });
