import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { createOutboxSender, mayAdvertise } from "../../src/messages/outbox-sender.ts";
import type { Delivery, MessageDriver, OutgoingMessage } from "../../src/messages/port.ts";
import { openStore, type SqliteStore } from "../../src/store/sqlite/open.ts";
import { temporaryDir } from "../support/site.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TEXTS = {
  booking: "예약되었습니다.\n방문 {visitDate}\n견본로 1",
  news: "(광고)[견본]\n소식\n수신 동의일 {agreedOn}\n무료수신거부 080-000-0000",
};
const seoul = (time: string, day = "2026-11-21") => Date.parse(`${day}T${time}+09:00`);
const REFUSED: Delivery = { kind: "refused", reason: "HTTP 503", isFinal: false };

let store: SqliteStore;
let now = 0;
let sent: OutgoingMessage[] = [];
let lines: string[] = [];
let answer: (message: OutgoingMessage) => Delivery | Promise<Delivery>;

beforeEach(() => {
  store = openStore(temporaryDir());
  now = seoul("12:00:00");
  sent = [];
  lines = [];
  answer = () => ({ kind: "accepted", id: "G4V1" });
});
afterEach(() => store.close());

const driver: MessageDriver = {
  async send(message) {
    sent.push(message);
    return answer(message);
  },
};

/** A program that sends; a new one knows nothing of what another did. */
const postman = (texts = TEXTS) =>
  createOutboxSender({
    outbox: store.outbox,
    sites: [
      { siteKey: "sample", siteUrl: "https://sample.example", texts, driver },
      { siteKey: "other", siteUrl: "https://other.example", texts: { ...TEXTS, booking: "다른 단지" }, driver },
    ],
    clock: () => now,
    log: (line) => lines.push(line),
  });

const book = (kinds: readonly ("booking" | "news")[] = ["booking"], changes = {}) =>
  store.leads.add(leadOf({ createdAt: now, ...changes }), {
    messages: kinds.map((kind) => ({ kind, isAllowed: true })),
  });

/** Sends every minute until `time` has passed; answers how many minutes after the start each message went out. */
async function timesWithin(duration: number): Promise<number[]> {
  const start = now;
  const times: number[] = [];
  const { sendDue } = postman();
  for (; now <= start + duration; now += MINUTE_MS) {
    const before = sent.length;
    await sendDue();
    for (let count = before; count < sent.length; count += 1) times.push((now - start) / MINUTE_MS);
  }
  return times;
}

describe("sending what is due", () => {
  it("sends the address to everybody who booked, with digits alone and the form that fits", async () => {
    book(["booking"], { phone: "010 1234-5678" });
    expect(await postman().sendDue()).toBe(1);
    expect(sent).toEqual([
      {
        key: "1-booking",
        to: "01012345678",
        text: "예약되었습니다.\n방문 2026.05.01(금)\n견본로 1",
        form: "SMS",
        confidential: ["2026.05.01(금)"],
      },
    ]);
  });

  it("sends news as a message of its own, marked at its very beginning, with the day of the consent in Seoul", async () => {
    now = seoul("08:00:00");
    book(["booking", "news"], { createdAt: seoul("00:30:00") });
    await postman().sendDue();
    const news = sent.find(({ key }) => key.endsWith("news"));
    expect(sent).toHaveLength(2);
    expect(news?.text).toMatch(/^\(광고\)\[견본\]\n/u);
    expect(news?.text).toContain("수신 동의일 2026.11.21(토)");
    expect(news?.text).toMatch(/무료수신거부 080-000-0000$/u);
  });

  it("speaks for the complex that was booked, and for none where that is no longer served", async () => {
    book(["booking"], { siteId: "other" });
    book(["booking"], { siteId: "sold-out" });
    expect(await postman().sendDue()).toBe(2);
    expect(sent.map(({ text }) => text)).toEqual(["다른 단지"]);
    expect(store.leadsAdmin.failedMessages(9, "")).toMatchObject([{ state: "failed", reason: "unknown-site" }]);
  });

  it("carries the link that confirms news in the booking's message, and the one that withdraws in the news", async () => {
    const texts = { booking: "예약되었습니다.\n확인 {consentLink}", news: "(광고) 소식\n거부 {consentLink}" };
    store.leads.add(leadOf({ createdAt: now }), {
      messages: [
        { kind: "booking", isAllowed: true },
        { kind: "news", isAllowed: true, confirmedBy: "booking" },
      ],
    });
    await postman(texts).sendDue();
    const link = /https:\/\/sample\.example\/api\/consent\/(?<token>[\w-]{22})$/u;
    expect(sent).toHaveLength(1);
    const token = link.exec(sent[0]?.text ?? "")?.groups?.["token"] ?? "";
    expect(sent[0]?.confidential).toContain(token);
    await store.outbox.confirm(token, now);
    await postman(texts).sendDue();
    expect(sent[1]?.text).toBe(`(광고) 소식\n거부 https://sample.example/api/consent/${token}`);
    book(["booking"], { phone: "010-0000-0000" });
    await postman(texts).sendDue();
    expect(sent[2]?.text).toBe("예약되었습니다.");
  });

  it.each([
    ["20:50:00", [0, 670]],
    ["07:59:00", [0, 1]],
  ])("lets news that came at %s wait until the morning, and nothing else", async (time, expected) => {
    now = seoul(time);
    book(["booking", "news"]);
    expect(await timesWithin(24 * HOUR_MS)).toEqual(expected);
  });

  it("does not send in the night what was refused in the evening", async () => {
    now = seoul("20:48:00");
    answer = () => (sent.length === 1 ? REFUSED : { kind: "accepted", id: "G4V1" });
    book(["news"]);
    expect(await timesWithin(24 * HOUR_MS)).toEqual([0, 1]);
    now = seoul("20:49:00");
    sent = [];
    book(["news"], { phone: "010-0000-0000" });
    expect(await timesWithin(24 * HOUR_MS)).toEqual([0, 671]);
  });
});

describe("tries that fail", () => {
  it("come again with longer and longer pauses, and end with a last one", async () => {
    answer = () => REFUSED;
    book();
    expect(await timesWithin(24 * HOUR_MS)).toEqual([0, 1, 6, 36, 156, 516]);
    expect(lines).toEqual([expect.stringContaining("1-booking failed: HTTP 503")]);
  });

  it.each<[string, Delivery, string]>([
    ["a final refusal", { kind: "refused", reason: "1062", isFinal: true }, "failed: 1062"],
    ["an answer that leaves it open", { kind: "unknown", reason: "TimeoutError" }, "unknown: TimeoutError"],
  ])("do not come again after %s", async (_what, delivery, line) => {
    answer = () => delivery;
    book();
    expect(await timesWithin(24 * HOUR_MS)).toEqual([0]);
    expect(lines).toEqual([expect.stringContaining(line)]);
    expect(lines.join("")).not.toContain("1234");
  });

  it("do not come at all for a text that no message can hold", async () => {
    book();
    await postman({ ...TEXTS, booking: "가".repeat(1001) }).sendDue();
    expect(sent).toEqual([]);
    expect(lines).toEqual([expect.stringContaining("failed: too-long")]);
  });
});

it.each([
  ["07:59:59.999", false],
  ["08:00:00.000", true],
  ["12:00:00.000", true],
  ["20:49:59.999", true],
  ["20:50:00.000", false],
  ["21:00:00.000", false],
  ["00:00:00.000", false],
  ["23:59:59.999", false],
])("allows advertising at %s in Seoul: %s", (time, allowed) => {
  for (const day of ["2026-11-21", "2026-12-31", "2027-01-01", "2028-02-29"])
    expect(mayAdvertise(seoul(time, day)), day).toBe(allowed);
});
