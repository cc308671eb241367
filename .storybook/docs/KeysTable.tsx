import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";

interface KeysTableProps {
  keys: KeyTable;
  /** The pattern whose rows they are, if there is one. */
  pattern: KeyPattern | undefined;
}

/** Shows the rows of a table of keys, each of which a story proves. */
export function KeysTable({ keys, pattern }: KeysTableProps) {
  return (
    <>
      {pattern && (
        <p>
          The rows of the pattern <a href={pattern.href}>{pattern.name}</a> of the ARIA Authoring Practices; the story{" "}
          <em>Keyboard</em> passes them one by one.
        </p>
      )}
      <Rows keys={keys} />
    </>
  );
}

function Rows({ keys }: { keys: KeyTable }) {
  return (
    <table style={{ width: "100%" }}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([row, { keys: names, does }]) => (
          <tr key={row}>
            <th scope="row" style={{ textAlign: "start", whiteSpace: "nowrap" }}>
              {names.map((name) => (
                <div key={name}>
                  <kbd>{name}</kbd>
                </div>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
