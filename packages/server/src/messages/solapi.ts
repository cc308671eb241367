import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../http/body.ts";
import { errorCode } from "../start-error.ts";
import type { Delivery, MessageDriver, OutgoingMessage } from "./port.ts";

/** Where Solapi takes messages. */
export const SOLAPI_URL = "https://api.solapi.com";
const SEND_PATH = "/messages/v4/send-many/detail";
const TIMEOUT_MS = 10_000;
const SALT_BYTES = 16;
const REASON_LENGTH = 60;

export interface SolapiAccount {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Number that the messages come from, registered there beforehand; digits. */
  readonly sender: string;
}

const answer = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  groupInfo: z.object({ groupId: z.string(), count: z.object({ registeredSuccess: z.number() }) }),
});
const failure = z.object({ errorCode: z.string() });

/** Failures of the network after which nothing can have arrived. */
const NEVER_ARRIVED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Answers that mean that nothing was sent and that time, or the owner, may change it: the key, the purse, the rate, a pause. */
const PASSING = new Set([401, 402, 403, 408, 429, 503]);
/** Codes of the same sort that come as a plain 400. */
const PASSING_CODES = new Set(["NotEnoughBalance", "TooManyRequests"]);

/** Their signature: HMAC-SHA256 over date and salt, in hexadecimal digits. */
function authorization({ apiKey, apiSecret }: SolapiAccount): string {
  const date = new Date().toISOString();
  const salt = randomBytes(SALT_BYTES).toString("hex");
  const signature = createHmac("sha256", apiSecret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** What an answer means. Of a refusal only the code is kept: its words may quote the message. */
function deliveryOf(status: number, json: unknown): Delivery {
  if (status >= 200 && status < 300) {
    const { data } = answer.safeParse(json);
    if (data === undefined) return { kind: "unknown", reason: `HTTP ${status} unreadable` };
    const failed = data.failedMessageList[0];
    if (failed !== undefined)
      return { kind: "refused", reason: failed.statusCode.slice(0, REASON_LENGTH), isFinal: true };
    if (data.groupInfo.count.registeredSuccess < 1) return { kind: "unknown", reason: "nothing registered" };
    return { kind: "accepted", id: data.groupInfo.groupId };
  }
  const code = failure.safeParse(json).data?.errorCode.slice(0, REASON_LENGTH);
  const reason = [`HTTP ${status}`, code].filter(Boolean).join(" ");
  if (PASSING.has(status) || (code !== undefined && PASSING_CODES.has(code)))
    return { kind: "refused", reason, isFinal: false };
  return status >= 400 && status < 500 ? { kind: "refused", reason, isFinal: true } : { kind: "unknown", reason };
}

function failureOf(error: unknown): Delivery {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = errorCode(cause) ?? (error instanceof Error ? error.name : "error");
  return NEVER_ARRIVED.has(reason) ? { kind: "refused", reason, isFinal: false } : { kind: "unknown", reason };
}

/**
 * Sends through Solapi. They know no key by which a repeated request would be sent once, so that an answer that never comes, or
 * says nothing, leaves the message `unknown`. The key goes along as a field of ours, by which it is found in their list.
 *
 * @param baseUrl Replaces {@link SOLAPI_URL}.
 */
export function createSolapi(account: SolapiAccount, baseUrl: string = SOLAPI_URL): MessageDriver {
  return {
    async send({ key, to, text, form }: OutgoingMessage) {
      const message = { to, from: account.sender, text, type: form, autoTypeDetect: false, customFields: { key } };
      try {
        const response = await fetch(new URL(SEND_PATH, baseUrl), {
          method: "POST",
          headers: { Authorization: authorization(account), "Content-Type": "application/json" },
          body: JSON.stringify({ messages: [message], allowDuplicates: false }),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return deliveryOf(response.status, parseJson(new Uint8Array(await response.arrayBuffer())));
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
