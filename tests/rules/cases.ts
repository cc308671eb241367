import { PRESS_PAGE_SIZE } from "@danji/data/press/port";
import { PRESS_MAX_LENGTH } from "@danji/data/press/rules";
import { Double, type Fields, increment, REMOVED, SERVER_TIME } from "./values.ts";

/** Claims of each token of Firebase Authentication; `null` is a request without one. */
export const ACTORS = {
  visitor: null,
  administrator: { admin: true, email: "kim@sample.example" },
  "an account": {},
  "an account with admin: false": { admin: false },
  "an account with admin as a text": { admin: "true" },
  "an account with admin as a number": { admin: 1 },
  "an account with Admin": { Admin: true },
  "an account with the claim in a map": { claims: { admin: true } },
} as const;

/** Name of the actor who sends a request. */
export type Actor = keyof typeof ACTORS;

const OTHERS = [
  "visitor",
  "an account",
  "an account with admin: false",
  "an account with admin as a text",
  "an account with admin as a number",
  "an account with Admin",
  "an account with the claim in a map",
] as const satisfies readonly Actor[];

/** A write of one document. `create` requires that it does not exist, `update` that it does, `set` overwrites it. */
export type Write =
  { readonly does: "delete" } | { readonly does: "create" | "set" | "update"; readonly fields: Fields };

/** A read, or a write. */
export type Operation = { readonly does: "get" } | { readonly does: "list"; readonly limit?: number } | Write;

/** The document of another collection with the same id, written in the same commit. */
export interface Companion {
  readonly collection: string;
  readonly given?: Fields;
  readonly asks?: Write;
}

/** A request to the rules, about a document whose id is the index of the case. */
export interface Case {
  readonly name: string;
  readonly by: Actor;
  readonly collection: string;
  /** The stored document. @default none */
  readonly given?: Fields;
  readonly asks: Operation;
  readonly along?: Companion;
  readonly allowed: boolean;
}

/** A stored article, with characters from both ends of what a site key may contain. */
export const STANDING: Fields = {
  siteId: "Az_site-09",
  title: "제목",
  summary: "요약",
  content: "첫 줄\n둘째 줄",
  date: new Date("2026-03-02T01:02:03.456Z"),
  views: 7,
};
/** An article as the administrator posts it. */
export const NEW: Fields = { ...STANDING, date: SERVER_TIME, views: 0 };

const { title: TITLE, summary: SUMMARY, content: CONTENT } = PRESS_MAX_LENGTH;
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

const ALLOWED = true;
/** Name and fields of a write, and whether it is allowed. @default refused */
type Row = readonly [name: string, fields: Fields, allowed?: typeof ALLOWED];

const POSTS: readonly Row[] = [
  ["a whole article", NEW, ALLOWED],
  ["the longest article", { ...NEW, content: "가".repeat(CONTENT) }, ALLOWED],
  ["a text that is too long", { ...NEW, content: "가".repeat(CONTENT + 1) }],
  ["the longest title", { ...NEW, title: "가".repeat(TITLE) }, ALLOWED],
  ["a title that is too long", { ...NEW, title: "가".repeat(TITLE + 1) }],
  ["the longest summary", { ...NEW, summary: "가".repeat(SUMMARY) }, ALLOWED],
  ["a summary that is too long", { ...NEW, summary: "가".repeat(SUMMARY + 1) }],
  ["an empty title", { ...NEW, title: "" }],
  ["a title of blanks", { ...NEW, title: " \u00a0\u3000" }],
  ["a title of one letter", { ...NEW, title: "가" }, ALLOWED],
  ["a title of two lines", { ...NEW, title: "한 줄\n두 줄" }],
  ["a title that begins with a control character", { ...NEW, title: "\u0000제목" }],
  ["a summary of two lines", { ...NEW, summary: "한 줄\n두 줄" }],
  ["a title that is a number", { ...NEW, title: 1 }],
  ["a title that is a list", { ...NEW, title: ["제목"] }],
  ["a text that is a list", { ...NEW, content: ["내용"] }],
  ["a text that is nothing", { ...NEW, content: null }],
  ...Object.keys(NEW).map((name): Row => [`an article without ${name}`, without(NEW, name)]),
  ["a further field", { ...NEW, author: "관리자" }],
  ["an empty site", { ...NEW, siteId: "" }],
  ["the longest site", { ...NEW, siteId: "s".repeat(64) }, ALLOWED],
  ["a site that is too long", { ...NEW, siteId: "s".repeat(65) }],
  ["a site with a slash", { ...NEW, siteId: "a/b" }],
  ["a date of its own", { ...NEW, date: new Date("2026-03-02T01:02:03Z") }],
  ["one view", { ...NEW, views: 1 }],
  ["views of 0.0", { ...NEW, views: new Double(0) }],
];

const EDITS: readonly Row[] = [
  ["all three texts", { title: "새 제목", summary: "새 요약", content: "" }, ALLOWED],
  ["the title to nothing", { title: "" }],
  ["the summary to one that is too long", { summary: "가".repeat(SUMMARY + 1) }],
  ["the text to a list", { content: ["내용"] }],
  ["the site along with the title", { title: "새 제목", siteId: "other" }],
  ["the date", { date: SERVER_TIME }],
  ["the views", { views: increment(1) }],
  ["a further field", { likes: 1 }],
  ["by removing the text", { content: REMOVED }],
];

const about =
  (collection: string, by: Actor, given?: Fields) =>
  (name: string, asks: Operation, allowed = false): Case => ({
    name: `${by} ${name}`,
    by,
    collection,
    asks,
    allowed,
    ...(given && { given }),
  });

const byAdministrator = about("press", "administrator", STANDING);
const PRESS: readonly Case[] = [
  byAdministrator("reads an article", { does: "get" }, ALLOWED),
  byAdministrator("lists a page of articles", { does: "list", limit: PRESS_PAGE_SIZE }),
  byAdministrator("deletes an article", { does: "delete" }, ALLOWED),
  byAdministrator("overwrites an article", { does: "set", fields: NEW }),
  ...POSTS.map(([name, fields, allowed]) =>
    about("press", "administrator")(`posts ${name}`, { does: "create", fields }, allowed),
  ),
  ...EDITS.map(([name, fields, allowed]) => byAdministrator(`changes ${name}`, { does: "update", fields }, allowed)),
  ...OTHERS.flatMap((by) => [
    about("press", by)("posts an article", { does: "create", fields: NEW }),
    about("press", by, STANDING)("reads an article", { does: "get" }),
    about("press", by, STANDING)("lists articles", { does: "list", limit: PRESS_PAGE_SIZE }),
    about("press", by, STANDING)("edits an article", { does: "update", fields: { title: "새 제목" } }),
    about("press", by, STANDING)("raises the views", { does: "update", fields: { views: increment(1) } }),
    about("press", by, STANDING)("deletes an article", { does: "delete" }),
  ]),
];

const SECRET: Fields = { name: "홍길동", phone: "010-1234-5678", state: "waiting" };

/** Collections of the functions alone, and names close to an open one. */
const CLOSED = ["leads", "outbox", "quotas", "views", "drafts", "press/a/comments", "leads/a/notes", "Press"].flatMap(
  (collection) =>
    (["visitor", "administrator"] as const).flatMap((by): Case[] => [
      about(collection, by, SECRET)(`reads ${collection}`, { does: "get" }),
      // A list names the last part of a path alone.
      ...(collection.includes("/")
        ? []
        : [about(collection, by, SECRET)(`lists ${collection}`, { does: "list", limit: 1 })]),
      about(collection, by)(`writes to ${collection}`, { does: "create", fields: SECRET }),
      about(collection, by, SECRET)(`changes ${collection}`, { does: "update", fields: { name: "-" } }),
      about(collection, by, SECRET)(`deletes from ${collection}`, { does: "delete" }),
    ]),
);

/** An entry of the audit log about the article with an id. */
const entryOf = (what: string, target: string): Fields => ({
  who: "kim@sample.example",
  what,
  target,
  count: 0,
  at: SERVER_TIME,
});

const press = (asks?: Write, given: Fields | undefined = STANDING): Companion => ({
  collection: "press",
  ...(given && { given }),
  ...(asks && { asks }),
});
const EDIT = press({ does: "update", fields: { title: "새 제목" } });
const REMOVAL = press({ does: "delete" });
const POST: Companion = { collection: "press", asks: { does: "create", fields: NEW } };

/** Name, fields that differ from those of an entry, and the change in the same commit. */
type EntryRow = readonly [name: string, fields: Fields, along?: Companion, allowed?: typeof ALLOWED];

const ENTRIES: Readonly<Record<string, readonly EntryRow[]>> = {
  "article-edited": [
    ["an edit", {}, EDIT, ALLOWED],
    ["an edit that is none", {}, press()],
    ["an edit that changes nothing", {}, press({ does: "update", fields: { title: "제목" } })],
    ["an edit that is a removal", {}, REMOVAL],
    ["an edit that is a new article", {}, POST],
    ["an edit of another article", { target: "missing" }, EDIT],
    ["an edit of a list", { target: ["0"] }, EDIT],
    ["an edit by another account", { who: "a@sample.example" }, EDIT],
    ["an edit by nobody", { who: null }, EDIT],
    ["an edit of another time", { at: new Date("2020-01-01T00:00:00Z") }, EDIT],
    ["an edit of one lead", { count: 1 }, EDIT],
    ["an edit of 0.0 leads", { count: new Double(0) }, EDIT],
    ["an edit by another name", { what: "article" }, EDIT],
    ["an edit called an export", { what: "leads-exported" }, EDIT],
    ["an edit with a further field", { siteId: "-" }, EDIT],
  ],
  "article-removed": [
    ["a removal", {}, REMOVAL, ALLOWED],
    ["a removal that is none", {}, press()],
    ["a removal of no article", {}],
    ["a removal of another article", { target: "missing" }, REMOVAL],
  ],
  "article-posted": [
    ["a post", {}, POST, ALLOWED],
    ["a post that is none", {}, press()],
    ["a post of no article", {}],
    ["a post that is an edit", {}, EDIT],
  ],
};

const AUDIT = (by: Actor) => {
  const entry = about("audit", by, { ...entryOf("article-edited", "a"), at: new Date("2026-03-02T00:00:00Z") });
  const allowed = by === "administrator";
  return [
    entry("reads an entry", { does: "get" }, allowed),
    entry("lists entries", { does: "list", limit: 100 }, allowed),
    entry("lists many entries", { does: "list", limit: 101 }),
    entry("lists all entries", { does: "list" }),
    entry("edits an entry", { does: "update", fields: { who: "-" } }),
    entry("deletes an entry", { does: "delete" }),
  ];
};

/** Cases that do not depend on their id, and those that do. */
const ALL: readonly (Case | ((id: string) => Case))[] = [
  ...PRESS,
  ...CLOSED,
  ...(["administrator", "an account", "visitor"] as const).flatMap(AUDIT),
  ...Object.entries(ENTRIES).flatMap(([what, rows]) =>
    rows.map(([name, fields, along, allowed]) => (id: string) => ({
      ...about("audit", "administrator")(
        `writes down ${name}`,
        { does: "create", fields: { ...entryOf(what, id), ...fields } },
        allowed,
      ),
      ...(along && { along }),
    })),
  ),
  ...Object.keys(entryOf("", "")).map((field) => (id: string) => ({
    ...about("audit", "administrator")(`writes down an edit without ${field}`, {
      does: "create",
      fields: without(entryOf("article-edited", id), field),
    }),
    along: EDIT,
  })),
  (id: string) => ({
    ...about("audit", "an account")("writes down an edit", { does: "create", fields: entryOf("article-edited", id) }),
    along: EDIT,
  }),
];

/** Every case of the rules. */
export const CASES: readonly Case[] = ALL.map((asked, index) =>
  typeof asked === "function" ? asked(String(index)) : asked,
);
