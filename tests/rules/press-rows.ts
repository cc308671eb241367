import { PRESS_MAX_LENGTH } from "@danji/data/press/rules";
import { Double, type Fields, increment, REMOVED, SERVER_TIME } from "./values.ts";

/** An article as it stands, with letters and digits from both ends of what a site key may hold. */
export const STANDING: Fields = {
  siteId: "Az_site-09",
  title: "제목",
  summary: "요약",
  content: "첫 줄\n둘째 줄",
  date: new Date("2026-03-02T01:02:03.456Z"),
  views: 7,
};
/** What the administrator posts. */
export const NEW: Fields = { ...STANDING, date: SERVER_TIME, views: 0 };
/** What a visitor left. */
export const LEAD: Fields = { kind: "visit", name: "홍길동", phone: "010-1234-5678", marketing: false };

const { title: TITLE, summary: SUMMARY, content: CONTENT } = PRESS_MAX_LENGTH;
const SITE_ID = 64;

/** A write with its name; refused unless it says otherwise. */
export type Row = readonly [name: string, fields: Fields, allowed?: "allowed"];

const without = (name: string): Fields => Object.fromEntries(Object.entries(NEW).filter(([key]) => key !== name));

/** New articles of the administrator; refused unless the row says otherwise. */
export const CREATED: readonly Row[] = [
  ["a whole article", NEW, "allowed"],
  ["an article without text", { ...NEW, content: "" }, "allowed"],
  ["the longest article", { ...NEW, content: "가".repeat(CONTENT) }, "allowed"],
  ["a text that is too long", { ...NEW, content: "가".repeat(CONTENT + 1) }],
  ["the longest title", { ...NEW, title: "가".repeat(TITLE) }, "allowed"],
  ["a title that is too long", { ...NEW, title: "가".repeat(TITLE + 1) }],
  ["the longest summary", { ...NEW, summary: "가".repeat(SUMMARY) }, "allowed"],
  ["a summary that is too long", { ...NEW, summary: "가".repeat(SUMMARY + 1) }],
  ["an empty title", { ...NEW, title: "" }],
  ["a title of blanks", { ...NEW, title: " \u00a0\u3000" }],
  ["a title of one letter", { ...NEW, title: "가" }, "allowed"],
  ["a title with blanks around", { ...NEW, title: "  새 소식  " }, "allowed"],
  ["a title of two lines", { ...NEW, title: "한 줄\n두 줄" }],
  ["a title that begins with a control character", { ...NEW, title: "\u0000제목" }],
  ["an empty summary", { ...NEW, summary: "" }],
  ["a summary of blanks", { ...NEW, summary: "   " }],
  ["a summary of two lines", { ...NEW, summary: "한 줄\n두 줄" }],
  ["a title that is a number", { ...NEW, title: 1 }],
  ["a title that is a list", { ...NEW, title: ["제목"] }],
  ["a summary that is a map", { ...NEW, summary: { ko: "요약" } }],
  ["a text that is a list", { ...NEW, content: ["내용"] }],
  ["a text that is a map", { ...NEW, content: { html: "내용" } }],
  ["a text that is nothing", { ...NEW, content: null }],
  ["a text that is bytes", { ...NEW, content: new Uint8Array([1, 2, 3]) }],
  ["no site", without("siteId")],
  ["no title", without("title")],
  ["no summary", without("summary")],
  ["no text", without("content")],
  ["no date", without("date")],
  ["no views", without("views")],
  ["a further field", { ...NEW, author: "관리자" }],
  ["a further number", { ...NEW, likes: 1 }],
  ["a further time of the server's", { ...NEW, updatedAt: SERVER_TIME }],
  ["an empty site", { ...NEW, siteId: "" }],
  ["the shortest site", { ...NEW, siteId: "s" }, "allowed"],
  ["the longest site", { ...NEW, siteId: "s".repeat(SITE_ID) }, "allowed"],
  ["a site that is too long", { ...NEW, siteId: "s".repeat(SITE_ID + 1) }],
  ["a site with a slash", { ...NEW, siteId: "a/b" }],
  ["a site in Korean", { ...NEW, siteId: "단지" }],
  ["a site that is a number", { ...NEW, siteId: 1 }],
  ["a date of its own", { ...NEW, date: new Date("2026-03-02T01:02:03Z") }],
  ["a date in the future", { ...NEW, date: new Date("2099-01-01T00:00:00Z") }],
  ["a date that is a text", { ...NEW, date: "2026-03-02" }],
  ["one view", { ...NEW, views: 1 }],
  ["views below zero", { ...NEW, views: -1 }],
  ["views that are a text", { ...NEW, views: "0" }],
  ["views that are nothing", { ...NEW, views: null }],
];

/** Changes of the administrator to an article that stands; refused unless the row says otherwise. */
export const EDITED: readonly Row[] = [
  ["the title", { title: "새 제목" }, "allowed"],
  ["the summary", { summary: "새 요약" }, "allowed"],
  ["the text", { content: "새 내용" }, "allowed"],
  ["all three", { title: "새 제목", summary: "새 요약", content: "" }, "allowed"],
  ["the title to the longest", { title: "가".repeat(TITLE) }, "allowed"],
  ["the title to one that is too long", { title: "가".repeat(TITLE + 1) }],
  ["the title to nothing", { title: "" }],
  ["the summary to one that is too long", { summary: "가".repeat(SUMMARY + 1) }],
  ["the summary to a number", { summary: 5 }],
  ["the text to one that is too long", { content: "가".repeat(CONTENT + 1) }],
  ["the text to a list", { content: ["내용"] }],
  ["the site", { siteId: "other" }],
  ["the site along with the title", { title: "새 제목", siteId: "other" }],
  ["the date to the server's time", { date: SERVER_TIME }],
  ["the date to another", { date: new Date("2020-01-01T00:00:00Z") }],
  ["the views to zero", { views: 0 }],
  ["the views to one less", { views: increment(-1) }],
  ["the views to many more", { views: 999 }],
  ["the title and one view more", { title: "새 제목", views: increment(1) }],
  ["a further field", { author: "관리자" }],
  ["a further number", { likes: 1 }],
  ["by taking the text away", { content: REMOVED }],
  ["by taking the date away", { date: REMOVED }],
];

/** What a reader tries with an article that stands; all of it is refused. */
export const OPENED: readonly Row[] = [
  ["raises the views by one", { views: increment(1) }],
  ["sets the views to one more", { views: 8 }],
  ["raises the views by two", { views: increment(2) }],
  ["raises the views by nothing", { views: increment(0) }],
  ["lowers the views", { views: increment(-1) }],
  ["sets the views to 999", { views: 999 }],
  ["sets the views to zero", { views: 0 }],
  ["sets the views to a text", { views: "8" }],
  ["takes the views away", { views: REMOVED }],
  ["raises the views by one and a half", { views: new Double(8.5) }],
  ["raises the views and changes the title", { views: increment(1), title: "다른 제목" }],
  ["raises the views and changes the summary", { views: increment(1), summary: "다른 요약" }],
  ["raises the views and changes the text", { views: increment(1), content: "다른 내용" }],
  ["raises the views and changes the site", { views: increment(1), siteId: "other" }],
  ["raises the views and the date", { views: increment(1), date: SERVER_TIME }],
  ["raises the views and adds a number", { views: increment(1), likes: 1 }],
  ["raises the views and adds a text", { views: increment(1), author: "관리자" }],
  ["raises the views and takes the text away", { views: increment(1), content: REMOVED }],
  ["changes the title", { title: "다른 제목" }],
  ["changes the site", { siteId: "other" }],
  ["adds a field", { likes: 1 }],
];
