import type { Actor, Case, Companion } from "./case.ts";
import { NEW, STANDING } from "./press-rows.ts";
import { Double, type Fields, increment, SERVER_TIME, type Value } from "./values.ts";

/** An entry of the audit log about the article with a number. */
export const entryOf = (what: string, target: Value): Fields => ({
  who: "kim@sample.example",
  what,
  target,
  count: 0,
  at: SERVER_TIME,
});

const press = (asks?: Companion["asks"], given: Fields | undefined = STANDING): Companion => ({
  collection: "press",
  ...(given && { given }),
  ...(asks && { asks }),
});
const EDIT = press({ does: "update", fields: { title: "새 제목" } });
const REMOVAL = press({ does: "delete" });

/** A case that has to know the number by which it is asked. */
export type Numbered = (id: string) => Case;

/** An entry with its name, in `fields` what it says otherwise, along with what; refused unless it says otherwise. */
type Row = readonly [name: string, fields: Fields, along?: Companion, allowed?: "allowed"];

const EDITS: readonly Row[] = [
  ["an edit of the title", {}, EDIT, "allowed"],
  ["an edit of the summary", {}, press({ does: "update", fields: { summary: "새 요약" } }), "allowed"],
  ["an edit of the text", {}, press({ does: "update", fields: { content: "" } }), "allowed"],
  ["an edit that is none", {}, press()],
  ["an edit that changes nothing", {}, press({ does: "update", fields: { title: STANDING["title"] ?? "" } })],
  ["an edit that is an opening", {}, press({ does: "update", fields: { views: increment(1) } })],
  ["an edit that is a removal", {}, REMOVAL],
  ["an edit that is a new article", {}, { collection: "press", asks: { does: "create", fields: NEW } }],
  ["an edit of no article", {}],
  ["an edit of another article", { target: "missing" }, EDIT],
  ["an edit of a list", { target: ["0"] }, EDIT],
  ["an edit by an account before", { who: "a@sample.example" }, EDIT],
  ["an edit by an account after", { who: "z@sample.example" }, EDIT],
  ["an edit by nobody", { who: null }, EDIT],
  ["an edit long ago", { at: new Date("2020-01-01T00:00:00Z") }, EDIT],
  ["an edit to come", { at: new Date("2099-01-01T00:00:00Z") }, EDIT],
  ["an edit of one lead", { count: 1 }, EDIT],
  ["an edit of leads below zero", { count: -1 }, EDIT],
  ["an edit of leads in words", { count: "0" }, EDIT],
  ["an edit by another name", { what: "article" }, EDIT],
  ["an edit called a removal", { what: "article-removed" }, EDIT],
  ["an edit called an export", { what: "leads-exported" }, EDIT],
  ...["siteId", "title", "summary", "content", "date", "views", "likes", "author"].map((field): Row => [
    `an edit with a further ${field}`,
    { [field]: "-" },
    EDIT,
  ]),
];

const REMOVALS: readonly Row[] = [
  ["a removal", {}, REMOVAL, "allowed"],
  ["a removal that is none", {}, press()],
  ["a removal of no article", {}],
  ["a removal of another article", { target: "missing" }, REMOVAL],
  ["a removal by another name", { what: "removed" }, REMOVAL],
];

const POST: Companion = { collection: "press", asks: { does: "create", fields: NEW } };

const POSTS: readonly Row[] = [
  ["a post", {}, POST, "allowed"],
  ["a post that is none", {}, press()],
  ["a post of no article", {}],
  ["a post of another article", { target: "missing" }, POST],
  ["a post that is an edit", {}, EDIT],
  ["a post that is a removal", {}, REMOVAL],
  ["a post by another name", { what: "posted" }, POST],
];

const written =
  (what: string) =>
  ([name, fields, along, verdict]: Row): Numbered =>
  (id) => ({
    name: `administrator writes down ${name}`,
    by: "administrator",
    collection: "audit",
    asks: { does: "create", fields: { ...entryOf(what, id), ...fields } },
    ...(along && { along }),
    allowed: verdict === "allowed",
  });

const without = (id: string, field: string): Fields =>
  Object.fromEntries(Object.entries(entryOf("article-edited", id)).filter(([name]) => name !== field));

const INCOMPLETE = ["who", "what", "target", "count", "at"].map((field): Numbered => (id) => ({
  name: `administrator writes down an edit without ${field}`,
  by: "administrator",
  collection: "audit",
  asks: { does: "create", fields: without(id, field) },
  along: EDIT,
  allowed: false,
}));

const STANDS: Fields = { ...entryOf("article-edited", "a"), at: new Date("2026-03-02T00:00:00Z") };

const WRITERS = [
  "administrator",
  "an account",
  "an account with admin: false",
  "visitor",
] as const satisfies readonly Actor[];

const ENTRIES = WRITERS.flatMap((by): Numbered[] => {
  const entry = { collection: "audit", by, given: STANDS } as const;
  const allowed = by === "administrator";
  return [
    () => ({ ...entry, name: `${by} reads an entry`, asks: { does: "get" }, allowed }),
    () => ({ ...entry, name: `${by} lists entries`, asks: { does: "list", limit: 100 }, allowed }),
    () => ({ ...entry, name: `${by} lists many entries`, asks: { does: "list", limit: 101 }, allowed: false }),
    () => ({ ...entry, name: `${by} lists all entries`, asks: { does: "list" }, allowed: false }),
    () => ({ ...entry, name: `${by} edits an entry`, asks: { does: "update", fields: { who: "-" } }, allowed: false }),
    () => ({ ...entry, name: `${by} deletes an entry`, asks: { does: "delete" }, allowed: false }),
    (id) => ({
      ...entry,
      name: `${by} writes over an entry`,
      asks: { does: "set", fields: entryOf("article-edited", id) },
      along: EDIT,
      allowed: false,
    }),
  ];
});

const IMPOSTORS = (["an account", "visitor"] as const).map((by): Numbered => (id) => ({
  name: `${by} writes down an opening as an edit`,
  by,
  collection: "audit",
  asks: { does: "create", fields: entryOf("article-edited", id) },
  along: press({ does: "update", fields: { views: increment(1) } }),
  allowed: false,
}));

/** Questions about the audit log. */
export const AUDIT: readonly Numbered[] = [
  ...EDITS.map(written("article-edited")),
  ...REMOVALS.map(written("article-removed")),
  ...POSTS.map(written("article-posted")),
  ...INCOMPLETE,
  ...ENTRIES,
  ...IMPOSTORS,
];

/** Those that JavaScript cannot ask through the SDK. */
export const AUDIT_WIRE: readonly Numbered[] = [
  written("article-edited")(["an edit of 0.0 leads", { count: new Double(0) }, EDIT]),
];
