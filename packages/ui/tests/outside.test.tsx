import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DanjiProvider } from "../src/provider/index.ts";
import { PRIMITIVES } from "./kit.ts";

const parts = [...PRIMITIVES.values()].flat().filter(({ name }) => /\.(?!Root$)/.test(name));

it.each(parts)("$name renders on its own, or names what it must be inside of", ({ component: Part }) => {
  const page = (
    <DanjiProvider>
      <Part />
    </DanjiProvider>
  );
  try {
    renderToString(page);
  } catch (error) {
    expect(String(error)).toMatch(
      /^Error: @danji\/ui: .* (?:is outside of [A-Z].*\. Render it inside|has a heading of the level undefined\. .*)\.$/,
    );
  }
});
