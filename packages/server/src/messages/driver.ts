import type { SiteManifest } from "../manifest.ts";
import { StartError } from "../start-error.ts";
import { createDryRun } from "./dry-run.ts";
import type { MessageDriver } from "./port.ts";
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

/**
 * Returns the sites that send messages after bookings, for the sender.
 *
 * @throws StartError see {@link createDriver}.
 */
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
