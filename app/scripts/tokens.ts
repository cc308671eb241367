// `npm run tokens`: writes the tokens of the kit and of each complex into `tokens/`, as JSON for design tools and as the
// style sheet that a site uses; a dark scheme has files of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTheme, darkCss, type Theme, themeSheet } from "@danji/ui/theme";
import { listComplexes, readComplex } from "./complexes.ts";
import { designTokens, type Values } from "./design-tokens.ts";
import { root } from "./paths.mjs";
import { themeOf } from "./site.ts";

const FOLDER = "tokens";

function write(name: string, values: Values, css: string): void {
  const files = { json: `${JSON.stringify(designTokens(values), null, 2)}\n`, css: `${css}\n` };
  for (const [ending, text] of Object.entries(files)) {
    const file = join(FOLDER, `${name}.${ending}`);
    writeFileSync(join(root, file), text);
    console.log(`Danji ▸ ${file}`);
  }
}

function writeTheme(name: string, theme: Theme): void {
  const { dark, ...light } = theme;
  write(name, light, themeSheet(light));
  if (dark) write(`${name}.dark`, dark, darkCss(theme));
}

mkdirSync(join(root, FOLDER), { recursive: true });
writeTheme("kit", createTheme({ dark: {} }));
for (const slug of await listComplexes()) writeTheme(slug, themeOf((await readComplex(slug)).theme, slug));
