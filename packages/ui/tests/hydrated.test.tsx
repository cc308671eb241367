/*
 * In a simulated page: no script can take the window of a real browser away, and what asks for one would give the server's
 * answer as the browser's. What a story leaves behind in a real browser `tests/storybook/traces.ts` records.
 */
import { expect, it } from "vitest";
import { allStories } from "./allStories.tsx";
import { hydrate } from "./hydrate.tsx";

it.each(await allStories())("$name hydrates without a change and leaves nothing behind", async ({ Story }) => {
  const { errors, left } = await hydrate(<Story />);
  expect(errors).toEqual([]);
  expect(left).toBe("");
});

it("notices where a browser would begin with something else than the server has sent", async () => {
  const Unlike = () => (typeof window === "undefined" ? <p>서버</p> : <p>브라우저</p>);
  const { served, errors } = await hydrate(<Unlike />);
  expect(served).toContain("서버");
  expect(errors).toHaveLength(1);
});
