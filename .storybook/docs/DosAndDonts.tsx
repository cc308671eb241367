import { Markdown, Unstyled } from "@storybook/addon-docs/blocks";
import { use as useContext } from "react";
import { ThemeScope } from "../../packages/ui/src/provider/index.ts";
import { vars } from "../../packages/ui/src/theme/index.ts";
import { DOS } from "../../packages/ui/tests/dos.tsx";
import { StoryTheme } from "../../packages/ui/tests/StoryTheme.ts";
import { linked } from "./pages.ts";

const { color } = vars;

/** A sign, a word and a colour for each use, so that colour is never the only difference. */
const KINDS = [
  { use: "right", sign: "✓", word: "Do", line: color.success },
  { use: "wrong", sign: "✗", word: "Don’t", line: color.danger },
] as const;

/** Shows a primitive used right and wrong, side by side. Its pictures cannot be used. */
export function DosAndDonts({ of }: { of: string }) {
  const theme = useContext(StoryTheme);
  const dos = DOS[of];
  if (!dos) return null;
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
        columnGap: "1.5rem",
      }}
    >
      {KINDS.map(({ use, sign, word, line }) => (
        <figure
          key={use}
          data-use={use}
          style={{ display: "grid", grid: "subgrid / minmax(0, 1fr)", gridRow: "span 2", rowGap: "0.75rem", margin: 0 }}
        >
          <div
            inert
            style={{ padding: "1.5rem", border: `1px solid ${color.line}`, borderBlockEnd: `4px solid ${line}` }}
          >
            <Unstyled>
              <ThemeScope theme={theme}>{dos[use].picture}</ThemeScope>
            </Unstyled>
          </div>
          <figcaption>
            <strong>
              <span aria-hidden>{sign}</span> {word}
            </strong>
            <Markdown>{linked(dos[use].says, of)}</Markdown>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
