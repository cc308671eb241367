import type { CSSProperties } from "react";
import { contrast, TEXT_PAIRS, theme, vars } from "../src/theme/index.ts";
import { Band, Cell, Grid, Note, Sheet, Swatch } from "./TokenSheet.styles.ts";

const SAMPLE = "노을이 머무는 집";

function entries<T extends object>(group: T): [string, T[keyof T]][] {
  return Object.entries(group);
}

/** Every token as it looks, with the measured contrast of each pair of text and surface. */
export function TokenSheet() {
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
          {TEXT_PAIRS.map(({ text, surface }) => (
            <Cell key={`${text} ${surface}`}>
              <Swatch style={{ background: theme.color[surface], color: theme.color[text] }}>{SAMPLE}</Swatch>
              <strong>
                {text} on {surface}
              </strong>
              <Note>{contrast(theme.color[text], theme.color[surface]).toFixed(1)} : 1</Note>
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

const display: CSSProperties = { fontFamily: vars.font.display, lineHeight: vars.leading.title };
