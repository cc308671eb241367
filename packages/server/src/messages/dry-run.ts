import { appendFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { cp949Length } from "@danji/complex/messages/cp949";
import { errorCode } from "../start-error.ts";
import type { MessageDriver, OutgoingMessage } from "./port.ts";

const OWNER_ONLY_FILE = 0o600;

/** File in the data directory that takes one line of JSON for every message that would be sent. */
export const DRY_RUN_FILE = "messages.jsonl";

/** Bytes above which the file becomes {@link OLDER_FILE}, in place of the one before, and a new one begins. */
const MAX_BYTES = 5_000_000;
const OLDER_FILE = "messages.old.jsonl";

/** A masked number: the file outlives the erasure of its lead. */
const masked = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/u, "$1****$2");

/** Sends nothing and writes down what would be sent, with the number masked and `…` for what is confidential. */
export function createDryRun(write: (line: string) => Promise<void> | void): MessageDriver {
  return {
    async send({ key, to, text, form, confidential }: OutgoingMessage) {
      const shown = confidential.reduce((rest, part) => rest.replaceAll(part, "…"), text);
      try {
        await write(JSON.stringify({ key, to: masked(to), form, bytes: cp949Length(text), text: shown }));
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
  async (line: string): Promise<void> => {
    const file = join(dataDir, DRY_RUN_FILE);
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size > MAX_BYTES) await rename(file, join(dataDir, OLDER_FILE));
    await appendFile(file, `${line}\n`, { mode: OWNER_ONLY_FILE });
  };
