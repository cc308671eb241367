import { Fragment, use } from "react";
import {
  contrast,
  EDGE_PAIRS,
  MIN_EDGE_CONTRAST,
  MIN_TEXT_CONTRAST,
  TEXT_PAIRS,
  vars,
  type ColorRole,
} from "../../src/theme/index.ts";
import { StoryTheme } from "../StoryTheme.ts";
import { entries, Group, Sheet } from "./sheets.tsx";
import { Cell, Fault, Grid, Note, Swatch, Variable } from "./Sheet.styles.ts";

const TOKEN_FILES = ["kit.json", "kit.css", "kit.dark.json", "kit.dark.css"];
const SAMPLE = "노을이 머무는 집";

const GROUPS: Readonly<Record<string, readonly ColorRole[]>> = {
  Surfaces: [
    "surface",
    "surfaceRaised",
    "surfaceSunken",
    "surfaceInverse",
    "surfaceDeep",
    "surfaceStage",
    "dangerSurface",
    "successSurface",
  ],
  Text: ["text", "textMuted", "textSubtle", "danger", "success"],
  "Text on inverse surfaces": ["onInverse", "onInverseMuted", "onInverseTint", "onInverseAccent"],
  "Action and accent": ["action", "actionHover", "onAction", "accent", "accentHover", "onAccent"],
  "Lines, ornament and focus": ["line", "lineStrong", "lineInverse", "ornament", "focus", "focusHalo"],
};

/** Renders every role of the selected theme, and the measured contrast of each pair that components may set. */
export function RolesSheet() {
  const { color } = use(StoryTheme);
  return (
    <Sheet title="Roles">
      <p>
        Every token for design tools and as CSS, those of each complex too by <code>npm run tokens</code>:{" "}
        {TOKEN_FILES.map((file) => (
          <Fragment key={file}>
            <a href={`tokens/${file}`} download>
              {file}
            </a>{" "}
          </Fragment>
        ))}
      </p>
      {Object.entries(GROUPS).map(([title, roles]) => (
        <Group key={title} title={title}>
          <Grid>
            {roles.map((role) => (
              <Cell key={role}>
                <Swatch style={{ background: color[role] }} />
                <strong>{role}</strong>
                <Note>{color[role]}</Note>
                <Variable>{vars.color[role]}</Variable>
              </Cell>
            ))}
          </Grid>
        </Group>
      ))}
      <Group title="Translucent colours">
        <Grid>
          {entries(vars.rgb).map(([name, channels]) => (
            <Cell key={name}>
              <Swatch style={{ background: `rgb(${channels} / 64%)` }} />
              <strong>{name}</strong>
              <Note>64%</Note>
            </Cell>
          ))}
        </Grid>
      </Group>
      <Group title="Contrast of text">
        <Grid>
          {TEXT_PAIRS.map(({ text, surface }) => {
            const ratio = contrast(color[text], color[surface]);
            return (
              <Cell key={`${text} ${surface}`}>
                <Swatch style={{ background: color[surface], color: color[text] }}>{SAMPLE}</Swatch>
                <strong>
                  {text} on {surface}
                </strong>
                <Ratio ratio={ratio} least={MIN_TEXT_CONTRAST} />
              </Cell>
            );
          })}
        </Grid>
      </Group>
      <Group title="Contrast of edges">
        <Grid>
          {EDGE_PAIRS.map(({ edge, surface }) => (
            <Cell key={`${edge} ${surface}`}>
              <Swatch style={{ background: color[surface], border: `2px solid ${color[edge]}` }} />
              <strong>
                {edge} on {surface}
              </strong>
              <Ratio ratio={contrast(color[edge], color[surface])} least={MIN_EDGE_CONTRAST} />
            </Cell>
          ))}
        </Grid>
      </Group>
    </Sheet>
  );
}

function Ratio({ ratio, least }: { ratio: number; least: number }) {
  return (
    <Note>
      {ratio.toFixed(1)} : 1{ratio < least && <Fault> · needs {least}</Fault>}
    </Note>
  );
}
