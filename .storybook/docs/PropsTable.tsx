import { Markdown } from "@storybook/addon-docs/blocks";
import type { ExtractedProp } from "storybook/internal/docs-tools";

/** What every optional prop of the kit also takes, so that it says nothing. */
const OPTIONAL = /\s*\|\s*undefined\b/g;

const OF_ELEMENT = "as on its element";
const NO_DEFAULT = "–";

/** The type of a prop as it is written in the source; nothing for a prop of the element, which the source does not name. */
function typeOf({ docgenInfo: { tsType } }: ExtractedProp): string {
  return (tsType?.raw ?? tsType?.name ?? "").replace(OPTIONAL, "").replace(/^\|\s*/, "");
}

/** What a prop is for and its default, as its comment has them. Of a prop of the element only the default is the part's own. */
function documentationOf({ docgenInfo: { description, defaultValue } }: ExtractedProp) {
  const [purpose = "", written] = (description || "").split(/\s*@default\s+/);
  return { purpose: purpose || OF_ELEMENT, standard: written ?? defaultValue?.value ?? NO_DEFAULT };
}

/** Shows the props of a part as its source has them: name, type, default, and what they are for. */
export function PropsTable({ props }: { props: readonly ExtractedProp[] }) {
  return (
    <table style={{ width: "100%" }}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => {
          const { purpose, standard } = documentationOf(prop);
          return (
            <tr key={prop.propDef.name}>
              <th scope="row" style={{ textAlign: "start", whiteSpace: "nowrap" }}>
                {prop.propDef.name}
                {prop.propDef.required && <div style={{ fontWeight: "normal" }}>required</div>}
              </th>
              <td>{typeOf(prop) ? <code>{typeOf(prop)}</code> : OF_ELEMENT}</td>
              <td>
                <Markdown>{standard}</Markdown>
              </td>
              <td>
                <Markdown>{purpose}</Markdown>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
