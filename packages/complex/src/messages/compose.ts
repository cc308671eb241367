import type { Complex } from "../complex.ts";
import { dayWithWeekday } from "../day-words.ts";
import { inCp949 } from "./cp949.ts";

/** Kinds of messages that follow a booking: the address for everybody, news for those who agreed to advertising. */
export const MESSAGE_KINDS = ["booking", "news"] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The messages of a complex, with the places left open that only a booking can fill. */
export type MessageTexts = Readonly<Record<MessageKind, string>>;

/** What a booking fills in, as it stands in a message; a line with a place for which there is nothing is left out. */
export interface BookingWords {
  /** Day of the visit, `yyyy-mm-dd`; `null` if none was selected. */
  readonly visitDate: string | null;
  /** Day on which advertising was agreed to, `yyyy-mm-dd`. */
  readonly agreedOn: string;
  /** Address at which the consent to advertising is confirmed and withdrawn; `null` where there is none to confirm. */
  readonly consentLink: string | null;
}

/** Where the consent to advertising is confirmed and withdrawn, before a token. */
const CONSENT_PATH = "/api/consent/";

/** Letters of a token of consent: 128 bits in base64url. */
export const CONSENT_TOKEN_LENGTH = 22;

/** Returns the address at which the consent behind a token is confirmed and withdrawn. */
export const consentLinkOf = (siteUrl: string, token: string): string => new URL(CONSENT_PATH + token, siteUrl).href;

/** What begins every message with advertising, to the letter (Network Act, art. 50 ④). */
export const ADVERTISING_MARK = "(광고)";
const OPT_OUT = "무료수신거부";

/** Places that the complex's own files fill. */
export const OWN_PLACES = ["modelHouse", "modelHouseHours", "phone", "siteUrl"] as const;
/** Places that a booking fills. */
export const BOOKING_PLACES = [
  "visitDate",
  "agreedOn",
  "consentLink",
] as const satisfies readonly (keyof BookingWords)[];

const PLACE = /\{([^{}]*)\}/gu;

export const placesIn = (text: string): string[] => Array.from(text.matchAll(PLACE), ([, name = ""]) => name);

function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACE, (place, name: string) => words[name] ?? place);
}

/** Returns the messages of a complex, the news with what the law requires (Network Act, art. 50; Enforcement Decree, art. 62-2). */
export function composeMessages({ identity, messages }: Pick<Complex, "identity" | "messages">): MessageTexts {
  const { modelHouseHours, phone, shownUrl, address } = identity;
  const words = { modelHouse: address.modelHouse, modelHouseHours, phone, siteUrl: shownUrl };
  const { sender, text, optOutPhone } = messages.news;
  const lines = [
    `${ADVERTISING_MARK}[${sender}]`,
    text,
    "수신 동의일 {agreedOn}",
    `문의 ${phone}`,
    "수신거부 {consentLink}",
    `${OPT_OUT} ${optOutPhone}`,
  ];
  const booking = `${messages.booking}\n소식 수신 동의 확인: {consentLink}`;
  return { booking: inCp949(fill(booking, words)), news: inCp949(fill(lines.join("\n"), words)) };
}

/** Returns a message as one visitor gets it: with the places of the booking filled, in letters that CP949 has. */
export function fillMessage(text: string, { visitDate, agreedOn, consentLink }: BookingWords): string {
  const words = {
    agreedOn: dayWithWeekday(agreedOn),
    ...(visitDate !== null && { visitDate: dayWithWeekday(visitDate) }),
    ...(consentLink !== null && { consentLink }),
  };
  const empty = BOOKING_PLACES.filter((name) => !(name in words));
  const lines = text.split("\n").filter((line) => !placesIn(line).some((name) => empty.some((one) => one === name)));
  return inCp949(fill(lines.join("\n"), words));
}
