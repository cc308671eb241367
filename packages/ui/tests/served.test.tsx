// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { allStories } from "./allStories.tsx";

it.each(await allStories())("$name renders where there is no window", ({ Story }) => {
  expect(typeof window).toBe("undefined");
  expect(renderToString(<Story />)).not.toBe("undefined");
});
