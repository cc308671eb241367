import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTheme, type Brand } from "../../packages/ui/src/theme/index.ts";

const complexes = join(import.meta.dirname, "../../app/complexes");

it.each(readdirSync(complexes))(
  "the theme of %s leaves every text and every control readable, in the dark too",
  (slug) => {
    const { frame: _, ...brand }: Brand & { frame?: string } = JSON.parse(
      readFileSync(join(complexes, slug, "theme.json"), "utf8"),
    );
    expect(() => createTheme({ dark: {}, ...brand })).not.toThrow();
  },
);
