import { en, ko } from "../../packages/ui/src/messages/index.ts";
import { DocsTable } from "./DocsTable.tsx";

const NOTHING = "–";

type Group = keyof typeof ko;

/** Returns the groups of messages that components bring, by their names: `slider` of `Slider`. */
export function groupsOf(names: readonly string[]): Group[] {
  const keys = new Set(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
  return Object.keys(ko).filter((group): group is Group => keys.has(group));
}

/** Shows the texts that a component brings itself, in the languages of the kit. */
export function MessagesTable({ of }: { of: Group }) {
  const inEnglish = new Map<string, unknown>(Object.entries(en[of] ?? {}));
  const rows = Object.entries(ko[of]).map(
    ([name, text]) => [name, [name, shown(text), shown(inEnglish.get(name))]] as const,
  );
  return <DocsTable columns={[of, "Korean", "English"]} rows={Object.fromEntries(rows)} />;
}

/** Returns a message with `…` in place of each value that it is given. */
function shown(message: unknown): string {
  if (typeof message === "function") return String(Reflect.apply(message, undefined, Array(message.length).fill("…")));
  return (
    (typeof message === "object" && message !== null ? Object.values(message).join(", ") : String(message)) || NOTHING
  );
}
