import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";
import { DocsTable } from "./DocsTable.tsx";

interface KeysTableProps {
  keys: KeyTable;
  /** The pattern whose rows they are, if there is one. */
  pattern: KeyPattern | undefined;
}

/** Shows the rows of a table of keys, each of which a story proves. */
export function KeysTable({ keys, pattern }: KeysTableProps) {
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
