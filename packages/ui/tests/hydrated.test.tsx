import { expect, it } from "vitest";
import { allStories } from "./allStories.tsx";
import { hydrate } from "./hydrate.tsx";

it.each(await allStories())("$name is taken over without a change and leaves nothing behind", async ({ Story }) => {
  const { errors, left } = await hydrate(<Story />);
  expect(errors).toEqual([]);
  expect(left).toBe("");
});
