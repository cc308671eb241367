import { use, type CSSProperties } from "react";
import { contrast, EDGE_PAIRS, MIN_EDGE_CONTRAST, MIN_TEXT_CONTRAST, TEXT_PAIRS, vars } from "../src/theme/index.ts";
import { StoryTheme } from "./StoryTheme.ts";
import { Band, Cell, Fault, Grid, Note, Sheet, Swatch } from "./TokenSheet.styles.ts";

const SAMPLE = "노을이 머무는 집";

function entries<T extends object>(group: T): [string, T[keyof T]][] {
  return Object.entries(group);
}

/** Every token of the chosen theme as it looks, with the measured contrast of whatever stands on something. */
export function TokenSheet() {
  const theme = use(StoryTheme);
  return (
    <Sheet>
      <h1>Tokens</h1>
      <Band>
        <h2>Colours</h2>
        <Grid>
          {entries(theme.color).map(([name, value]) => (
            <Cell key={name}>
              <Swatch style={{ background: value }} />
              <strong>{name}</strong>
              <Note>{value}</Note>
            </Cell>
          ))}
        </Grid>
      </Band>
      <Band>
        <h2>Text on surfaces, measured</h2>
        <Grid>
          {TEXT_PAIRS.map(({ text, surface }) => {
            const ratio = contrast(theme.color[text], theme.color[surface]);
            return (
              <Cell key={`${text} ${surface}`}>
                <Swatch
                  style={{ background: theme.color[surface], color: theme.color[text] }}
                  data-too-pale={ratio < MIN_TEXT_CONTRAST || undefined}
                >
                  {SAMPLE}
                </Swatch>
                <strong>
                  {text} on {surface}
                </strong>
                <Measured ratio={ratio} least={MIN_TEXT_CONTRAST} />
              </Cell>
            );
          })}
        </Grid>
      </Band>
      <Band>
        <h2>Edges of controls, measured</h2>
        <Grid>
          {EDGE_PAIRS.map(({ edge, surface }) => (
            <Cell key={`${edge} ${surface}`}>
              <Swatch style={{ background: theme.color[surface], borderColor: theme.color[edge] }} />
              <strong>
                {edge} on {surface}
              </strong>
              <Measured ratio={contrast(theme.color[edge], theme.color[surface])} least={MIN_EDGE_CONTRAST} />
            </Cell>
          ))}
        </Grid>
      </Band>
      <Band>
        <h2>Type</h2>
        {entries(vars.text).map(([name, fontSize]) => (
          <p key={name} style={{ ...(name.startsWith("title") || name === "display" ? display : null), fontSize }}>
            {SAMPLE} <Note>{name}</Note>
          </p>
        ))}
      </Band>
      <Band>
        <h2>Space</h2>
        {entries(theme.space).map(([name, width]) => (
          <div key={name} style={{ display: "flex", alignItems: "center", gap: vars.space[4] }}>
            <span style={{ width, height: "0.5rem", background: vars.color.pine }} />
            <Note>
              {name} · {width}
            </Note>
          </div>
        ))}
      </Band>
    </Sheet>
  );
}

/** A ratio, and whether it is enough. */
function Measured({ ratio, least }: { ratio: number; least: number }) {
  return (
    <Note>
      {ratio.toFixed(1)} : 1{ratio < least && <Fault> · needs {least}</Fault>}
    </Note>
  );
}

const display: CSSProperties = { fontFamily: vars.font.display, lineHeight: vars.leading.title };
