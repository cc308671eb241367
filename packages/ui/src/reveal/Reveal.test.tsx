import { expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { Reveal } from "./index.ts";

it("hydrates without a change, with all content for assistive technology", async () => {
  const { served, hydrated, errors, left } = await hydrate(<Reveal>견본 단지</Reveal>);
  expect(served).toContain("견본 단지");
  expect(served).not.toMatch(/aria-hidden|hidden=|inert/);
  expect(hydrated).toBe(served);
  expect([errors, left]).toEqual([[], ""]);
});
