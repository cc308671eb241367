import { describe, expect, it } from "vitest";
import type { Fetch } from "./request.ts";
import { createHttpLeads } from "./leads.ts";
import { createHttpLeadsAdmin } from "./leads-admin.ts";
import { createHttpPress } from "./press.ts";
import { createHttpPressEditor } from "./press-editor.ts";
import { createHttpSession } from "./session.ts";

/** Ways in which a backend does not answer as it should, each with the kind of the error that a port throws then. */
const BROKEN: readonly [name: string, kind: string, fetch: Fetch][] = [
  ["is down", "network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["takes too long", "network", () => Promise.reject(new DOMException("", "TimeoutError"))],
  ["fails", "server", () => Promise.resolve(Response.json({ error: { code: 500 } }, { status: 500 }))],
  [
    "answers a page",
    "server",
    () => Promise.resolve(new Response("<html>", { headers: { "Content-Type": "text/html" } })),
  ],
  [
    "answers broken JSON",
    "server",
    () => Promise.resolve(new Response("[{", { headers: { "Content-Type": "application/json" } })),
  ],
];

const texts = { title: "t", summary: "s", content: "" };

/** Every call of the ports that sends a request. */
function callsOf(fetch: Fetch): Readonly<Record<string, () => Promise<unknown>>> {
  const leads = createHttpLeads({ endpoints: { interest: "/i", visit: "/v", inquiry: "/q" }, fetch });
  const [press, editor] = [createHttpPress({ fetch }), createHttpPressEditor({ fetch })];
  const [session, leadsAdmin] = [createHttpSession({ fetch }), createHttpLeadsAdmin({ fetch })];
  return {
    "leads.send": () => leads.send("interest", { name: "홍" }),
    "press.list": () => press.list("s"),
    "press.open": () => press.open("a"),
    "editor.post": () => editor.post({ siteId: "s", ...texts }),
    "editor.read": () => editor.read("a"),
    "editor.edit": () => editor.edit("a", texts, texts),
    "editor.remove": () => editor.remove("a", texts),
    "session.current": () => session.current(),
    "session.signIn": () => session.signIn({ email: "a@b.kr", password: "x" }),
    "leadsAdmin.sites": () => leadsAdmin.sites(),
    "leadsAdmin.list": () => leadsAdmin.list({ siteId: "", search: "", onlyQuarantined: false }),
    "leadsAdmin.counts": () => leadsAdmin.counts(""),
    "leadsAdmin.setState": () => leadsAdmin.setState("1", "new", "called"),
    "leadsAdmin.takeAll": () => leadsAdmin.takeAll({ siteId: "", search: "", onlyQuarantined: false }),
    "leadsAdmin.release": () => leadsAdmin.release("1"),
    "leadsAdmin.withdraw": () => leadsAdmin.withdraw("01012345678", ""),
    "leadsAdmin.notices": () => leadsAdmin.notices(""),
    "leadsAdmin.countOf": () => leadsAdmin.countOf("010", ""),
    "leadsAdmin.erase": () => leadsAdmin.erase("010", ""),
    "leadsAdmin.audit": () => leadsAdmin.audit(),
  };
}

describe.each(BROKEN)("when the backend %s", (_, kind, fetch) => {
  it.each(Object.entries(callsOf(fetch)))(`%s throws a DataError of kind ${kind}`, async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ name: "DataError", kind });
  });
});

/** Calls to which any JSON is an answer. */
const SHAPELESS = new Set(["leads.send", "leadsAdmin.release"]);
const other: Fetch = () => Promise.resolve(Response.json({ articles: [{}], next: 5, administrator: {}, leads: 1 }));

it.each(Object.entries(callsOf(other)).filter(([name]) => !SHAPELESS.has(name)))(
  "%s throws a DataError for an answer of another shape",
  async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ name: "DataError", kind: "server" });
  },
);
