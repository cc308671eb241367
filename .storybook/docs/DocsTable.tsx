import type { ReactNode } from "react";
import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";
import { en, ko, type Messages } from "../../packages/ui/src/messages/index.ts";

interface DocsTableProps {
  columns: readonly string[];
  /** Cells by the name of their row; the first is its header. */
  rows: Readonly<Record<string, readonly ReactNode[]>>;
}

/** Shows a table as wide as the page, whose words stay whole. */
export function DocsTable({ columns, rows }: DocsTableProps) {
  return (
    <table style={{ width: "100%", overflowWrap: "normal", wordBreak: "keep-all" }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, [header, ...cells]]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: "start", whiteSpace: "nowrap" }}>
              {header}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the rows of a table of keys, each of which a story proves, and the pattern that they are of, if there is one. */
export function KeysTable({ keys, pattern }: { keys: KeyTable; pattern: KeyPattern | undefined }) {
  const rows = Object.entries(keys).map(([row, { keys: names, does }]) => {
    const printed = names.map((name) => (
      <div key={name}>
        <kbd>{name}</kbd>
      </div>
    ));
    return [row, [printed, does]] as const;
  });
  return (
    <>
      {pattern && (
        <p>
          The rows of the pattern <a href={pattern.href}>{pattern.name}</a> of the ARIA Authoring Practices; a test
          plays each.
        </p>
      )}
      <DocsTable columns={["Key", "What it does"]} rows={Object.fromEntries(rows)} />
    </>
  );
}

const NOTHING = "–";

type Group = keyof Messages;

const korean: Messages = ko;

/** Returns the groups of messages that components bring, by their names: `slider` of `Slider`. */
export function groupsOf(names: readonly string[]): Group[] {
  const keys = new Set(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
  return Object.keys(ko).filter((group): group is Group => keys.has(group));
}

/** Shows the texts that a component brings itself, in the languages of the kit. */
export function MessagesTable({ of }: { of: Group }) {
  const inEnglish = new Map<string, unknown>(Object.entries(en[of] ?? {}));
  const rows = Object.entries(korean[of] ?? {}).map(
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
