import type { KeyTable } from "../../packages/ui/tests/keys.ts";

/** The rows of a table of keys, each of which a story proves. */
export function KeysTable({ keys }: { keys: KeyTable }) {
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
