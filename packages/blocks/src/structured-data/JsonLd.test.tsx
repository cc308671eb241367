import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { JsonLd } from "./JsonLd.tsx";

it("keeps text that would end the block inside of it", () => {
  const name = "</script><script>alert(1)</script><!-- & \u2028";
  const { container } = render(<JsonLd data={{ "@type": "Thing", name }} />);
  const blocks = container.querySelectorAll("script");
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.innerHTML).not.toContain("<");
  expect(JSON.parse(blocks[0]?.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "Thing",
    name,
  });
});
