import { countFigure } from "../../figures.ts";
import {
  ADVERTISING_MARK,
  BOOKING_PLACES,
  composeMessages,
  CONSENT_TOKEN_LENGTH,
  consentLinkOf,
  fillMessage,
  MESSAGE_KINDS,
  type MessageKind,
  OWN_PLACES,
  placesIn,
} from "../../messages/compose.ts";
import { cp949Length, LMS_MAX_BYTES, messageForm, unwritable } from "../../messages/cp949.ts";
import { rule, type Rule } from "../rule.ts";
import { textsIn } from "../located.ts";

const FILE = "messages.json";
const PATHS: Readonly<Record<MessageKind, string>> = { booking: "booking", news: "news.text" };
/** A booking with everything that can be filled in; all dates are of one length. */
const FULL = { visitDate: "2026-12-11", agreedOn: "2026-12-11" };
const LONGEST_TOKEN = "x".repeat(CONSENT_TOKEN_LENGTH);

const PLACES: readonly string[] = [...OWN_PLACES, ...BOOKING_PLACES];

/** What makes a message advertising (KISA's guide to the Network Act, art. 50): one such word, and all of it is. */
const ADVERTISING = /잔여|선착순|혜택|할인|이벤트|사은|경품|특가|무상\s?제공|분양\s?중|계약금/u;
/** The mark, also in the spellings that evade filters and are forbidden. */
const MARK = /[(（[［<{]\s*광\s*(?:[^\sA-Za-z\d]\s*)?고\s*[)）\]］>}]/u;

/** What text messages may say, and how they are sent. */
export const messageRules: readonly Rule[] = [
  /** Messages consist of letters of CP949. */
  rule("message-letters", ({ messages }, report) => {
    for (const { path, value } of textsIn(FILE, messages)) {
      const letters = unwritable(value);
      if (letters.length > 0)
        report(FILE, path, `문자 메시지로 보낼 수 없는 글자입니다. 다른 글자로 적으세요: ${letters.join(" ")}`);
    }
  }),
  rule("message-length", (complex, report) => {
    const texts = composeMessages(complex);
    const consentLink = consentLinkOf(complex.identity.siteUrl, LONGEST_TOKEN);
    for (const kind of MESSAGE_KINDS) {
      const whole = fillMessage(texts[kind], { ...FULL, consentLink });
      if (messageForm(whole) === undefined)
        report(
          FILE,
          PATHS[kind],
          `${countFigure(LMS_MAX_BYTES)}바이트를 넘어 보낼 수 없습니다(${countFigure(cp949Length(whole))}바이트). 줄이세요`,
        );
    }
  }),
  /** Placeholders are known, and the booking's message has the promised address. */
  rule("message-places", ({ messages }, report) => {
    for (const { path, value } of textsIn(FILE, messages))
      for (const name of placesIn(value))
        if (!PLACES.includes(name))
          report(
            FILE,
            path,
            `채울 수 없는 자리입니다: {${name}}. ${PLACES.map((place) => `{${place}}`).join(", ")}만 쓸 수 있습니다`,
          );
    if (!placesIn(messages.booking).includes("modelHouse"))
      report(FILE, "booking", "약속한 견본주택 주소가 없습니다. {modelHouse}를 넣으세요");
  }),
  /** Only the news advertises: it is marked by the program and sent to those who agreed. */
  rule("message-kinds", ({ messages }, report) => {
    const word = ADVERTISING.exec(messages.booking)?.[0];
    if (word !== undefined)
      report(
        FILE,
        "booking",
        `광고가 한마디라도 있으면 문자 전체가 광고입니다(정보통신망법 제50조). news.text로 옮기세요: ${word}`,
      );
    for (const { path, value } of textsIn(FILE, messages))
      if (MARK.test(value)) report(FILE, path, `${ADVERTISING_MARK} 표시는 프로그램이 붙입니다. 빼세요`);
  }),
  /** The privacy page names the carrier of messages, a processor of personal data (PIPA, art. 26 ②). */
  rule("message-service", ({ messages, pages }, report) => {
    const { service } = messages;
    if (service === undefined) return;
    const isNamed = textsIn("pages.json", pages["/privacy"]).some(({ value }) => value.includes(service));
    if (!isNamed)
      report(
        FILE,
        "service",
        `개인정보처리방침에 없는 수탁자입니다(개인정보 보호법 제26조). pages.json의 /privacy에 적으세요: ${service}`,
      );
  }),
];
