import { createRef } from "react";
import { expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Provenance } from "./index.ts";

it("hydrates without a change", async () => {
  const { served, hydrated, errors, left } = await hydrate(<Provenance source="사업계획" asOf="2026-11-01" />);
  expect(served).toContain('<time datetime="2026-11-01">2026.11.01</time>');
  expect(hydrated).toBe(served);
  expect([errors, left]).toEqual([[], ""]);
});

it("hands ref and props to its node", () => {
  const ref = createRef<HTMLParagraphElement>();
  render(<Provenance source="사업계획" asOf="2026-11-01" ref={ref} data-part="line" />);
  expect([ref.current?.tagName, ref.current?.dataset["part"]]).toEqual(["P", "line"]);
});
