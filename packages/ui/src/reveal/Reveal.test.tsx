import { expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { Reveal } from "./index.ts";

it("is served as it is taken over, all of it there for assistive technology", async () => {
  const { served, hydrated, errors, left } = await hydrate(<Reveal>견본 단지</Reveal>);
  expect(served).toContain("견본 단지");
  expect(served).not.toMatch(/aria-hidden|hidden=|inert/);
  expect(hydrated).toBe(served);
  expect([errors, left]).toEqual([[], ""]);
});
