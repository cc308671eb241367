import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Card, CARD_HEADING_LEVELS } from "./index.ts";

describe("Card", () => {
  it.each(CARD_HEADING_LEVELS)("has a title of level %i", (level) => {
    const { getByRole } = render(
      <Card.Root>
        <Card.Title level={level}>PREMIUM 01</Card.Title>
      </Card.Root>,
    );
    expect(getByRole("heading", { level }).textContent).toBe("PREMIUM 01");
  });

  it("is missed by a title outside of it", () => {
    expect(() => renderToString(<Card.Title level={2}>PREMIUM 01</Card.Title>)).toThrow("<Card.Title> must be inside");
  });
});
