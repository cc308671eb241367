import { PRESS_PAGE_SIZE } from "@danji/data/press/port";
import { AUDIT, AUDIT_WIRE, type Numbered } from "./audit-rows.ts";
import { type Actor, type Case, type Operation, OTHERS } from "./case.ts";
import { CREATED, EDITED, LEAD, NEW, OPENED, type Row, STANDING } from "./press-rows.ts";
import { Double, type Fields, increment } from "./values.ts";

const READERS = ["visitor", "an account", "administrator"] as const satisfies readonly Actor[];

/** A question about a press article that stands, or, when something is created, about one that does not. */
function aboutPress(by: Actor, name: string, asks: Operation, allowed: boolean, given?: Fields): Case {
  return { collection: "press", name: `${by} ${name}`, by, asks, allowed, ...(given && { given }) };
}

const writes =
  (by: Actor, verb: string, does: "create" | "update", given?: Fields) =>
  ([name, fields, verdict]: Row): Case =>
    aboutPress(by, `${verb}${name}`, { does, fields }, verdict === "allowed", given);

const READS: readonly Case[] = [
  aboutPress("administrator", "reads an article", { does: "get" }, true, STANDING),
  ...(["administrator", ...OTHERS] as const).flatMap((by) => [
    aboutPress(by, "lists a page of articles", { does: "list", limit: PRESS_PAGE_SIZE }, false, STANDING),
    aboutPress(by, "lists articles without a limit", { does: "list" }, false, STANDING),
  ]),
  ...OTHERS.map((by) => aboutPress(by, "reads an article", { does: "get" }, false, STANDING)),
];

const IMPOSTORS: readonly Case[] = OTHERS.flatMap((by) => [
  aboutPress(by, "posts an article", { does: "create", fields: NEW }, false),
  aboutPress(by, "edits an article", { does: "update", fields: { title: "새 제목" } }, false, STANDING),
  aboutPress(by, "deletes an article", { does: "delete" }, false, STANDING),
]);

const OTHER_WRITES: readonly Case[] = [
  aboutPress("administrator", "deletes an article", { does: "delete" }, true, STANDING),
  aboutPress("administrator", "writes over an article with a new one", { does: "set", fields: NEW }, false, STANDING),
  aboutPress(
    "an account",
    "raises the views by one",
    { does: "update", fields: { views: increment(1) } },
    false,
    STANDING,
  ),
  aboutPress("visitor", "raises the views of no article", { does: "set", fields: { views: increment(1) } }, false),
];

const LEADS: readonly Case[] = [...READERS, "an account with admin: false" as const].flatMap((by): Case[] => {
  const lead = { collection: "leads", by, allowed: false } as const;
  const edit = { does: "update", fields: { name: "-" } } as const;
  return [
    { ...lead, name: `${by} reads a lead`, given: LEAD, asks: { does: "get" } },
    { ...lead, name: `${by} lists leads`, given: LEAD, asks: { does: "list" } },
    { ...lead, name: `${by} leaves a lead`, asks: { does: "create", fields: LEAD } },
    { ...lead, name: `${by} edits a lead`, given: LEAD, asks: edit },
    { ...lead, name: `${by} deletes a lead`, given: LEAD, asks: { does: "delete" } },
  ];
});

const ELSEWHERE: readonly Case[] = ["users", "press/a/comments", "leads/a/notes", "Press", "quotas", "views"].flatMap(
  (collection): Case[] => {
    const there = { by: "administrator", collection, allowed: false } as const;
    return [
      { ...there, name: `administrator reads ${collection}`, given: LEAD, asks: { does: "get" } },
      { ...there, name: `administrator writes to ${collection}`, asks: { does: "create", fields: LEAD } },
    ];
  },
);

/** How a text message stands; it is nobody's business, and who could write here could have messages sent. */
const MESSAGE: Fields = { leadId: "a", kind: "booking", state: "waiting", attempts: 0, note: "" };

const OUTBOX: readonly Case[] = READERS.flatMap((by): Case[] => {
  const message = { collection: "outbox", by, allowed: false } as const;
  const edit = { does: "update", fields: { state: "sent" } } as const;
  return [
    { ...message, name: `${by} reads a text message`, given: MESSAGE, asks: { does: "get" } },
    { ...message, name: `${by} lists text messages`, given: MESSAGE, asks: { does: "list" } },
    { ...message, name: `${by} puts a text message in`, asks: { does: "create", fields: MESSAGE } },
    { ...message, name: `${by} changes a text message`, given: MESSAGE, asks: edit },
    { ...message, name: `${by} takes a text message out`, given: MESSAGE, asks: { does: "delete" } },
  ];
});

/** Cases as they are asked: each about the documents with its number. */
const numbered = (cases: readonly (Case | Numbered)[], first = 0): readonly Case[] =>
  cases.map((asked, index) => (typeof asked === "function" ? asked(String(first + index)) : asked));

/** Every case that can be asked both through the SDK and over the wire. */
export const CASES: readonly Case[] = numbered([
  ...READS,
  ...CREATED.map(writes("administrator", "posts ", "create")),
  ...EDITED.map(writes("administrator", "changes ", "update", STANDING)),
  ...OPENED.map(writes("visitor", "", "update", STANDING)),
  ...OTHER_WRITES,
  ...IMPOSTORS,
  ...LEADS,
  ...ELSEWHERE,
  ...OUTBOX,
  ...AUDIT,
]);

/** Numbers that JavaScript cannot write through the SDK: whole ones with a floating point. Asked after the others. */
export const WIRE_CASES: readonly Case[] = numbered(
  [
    aboutPress(
      "administrator",
      "posts views of 0.0",
      { does: "create", fields: { ...NEW, views: new Double(0) } },
      false,
    ),
    aboutPress(
      "visitor",
      "raises the views to a number with a point",
      { does: "update", fields: { views: new Double(8) } },
      false,
      STANDING,
    ),
    ...AUDIT_WIRE,
  ],
  CASES.length,
);
