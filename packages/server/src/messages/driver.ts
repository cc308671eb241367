import { appendFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { cp949Length } from "@danji/complex/messages/cp949";
import type { SiteManifest } from "../manifest.ts";
import { errorCode, StartError } from "../start-error.ts";
import type { MessageDriver, OutgoingMessage } from "./port.ts";
import type { MessageSite } from "./outbox-sender.ts";
import type { MessageSettings } from "./settings.ts";
import { createSolapi } from "./solapi.ts";

/**
 * Returns the driver that the settings ask for.
 *
 * @param writeDown Takes the lines of the dry run.
 * @throws StartError `MESSAGES_INVALID` where messages would be handed to a company that the page on privacy does
 * not name.
 */
export function createDriver(
  settings: MessageSettings,
  service: NonNullable<SiteManifest["messages"]>["service"],
  writeDown: (line: string) => Promise<void> | void,
): MessageDriver {
  if (settings.driver !== "solapi") return createDryRun(writeDown);
  if (service === undefined) {
    throw new StartError(
      "MESSAGES_INVALID",
      "문자를 보낼 회사가 messages.json의 service와 개인정보처리방침에 없습니다. 적고 다시 빌드해 주세요.",
      "The company that carries the messages is not named in messages.json (service) and on the page on privacy. Name it and build again.",
    );
  }
  return createSolapi(settings.account, settings.baseUrl);
}

/** Returns the sites that send messages after bookings, for the sender. Throws as {@link createDriver}. */
export const messageSites = (
  sites: readonly SiteManifest[],
  settings: MessageSettings,
  writeDown: (line: string) => Promise<void> | void,
): readonly MessageSite[] =>
  sites.flatMap(({ siteKey, siteUrl, messages }) =>
    messages === undefined
      ? []
      : { siteKey, siteUrl, texts: messages, driver: createDriver(settings, messages.service, writeDown) },
  );

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
