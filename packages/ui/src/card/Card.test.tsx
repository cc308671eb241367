import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Card, CARD_HEADING_LEVELS } from "./index.ts";

describe("Card", () => {
  it("is served and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <Card.Grid>
        <Card.Root>
          <Card.Title level={3}>PREMIUM 01</Card.Title>
          <Card.Text>999세대</Card.Text>
          <Card.Link to="/BusinessGuide/intro">자세히 보기</Card.Link>
        </Card.Root>
      </Card.Grid>,
    );
    expect(served).toContain('href="/BusinessGuide/intro"');
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it.each(CARD_HEADING_LEVELS)("has a title of level %i", (level) => {
    const { getByRole } = render(
      <Card.Root>
        <Card.Title level={level}>PREMIUM 01</Card.Title>
      </Card.Root>,
    );
    expect(getByRole("heading", { level }).textContent).toBe("PREMIUM 01");
  });

  it("hands refs and props to the one node of each part", () => {
    const [grid, root, picture, title, text, link] = [
      createRef<HTMLUListElement>(),
      createRef<HTMLLIElement>(),
      createRef<HTMLDivElement>(),
      createRef<HTMLHeadingElement>(),
      createRef<HTMLParagraphElement>(),
      createRef<HTMLAnchorElement>(),
    ];
    render(
      <Card.Grid ref={grid} data-part="grid">
        <Card.Root ref={root} data-part="root">
          <Card.Picture ref={picture} data-part="picture" />
          <Card.Title level={2} ref={title} data-part="title">
            PREMIUM 01
          </Card.Title>
          <Card.Text ref={text} data-part="text" />
          <Card.Link to="/" ref={link} data-part="link">
            자세히 보기
          </Card.Link>
        </Card.Root>
      </Card.Grid>,
    );
    const parts = [grid, root, picture, title, text, link].map(({ current }) => current?.dataset["part"]);
    expect(parts).toEqual(["grid", "root", "picture", "title", "text", "link"]);
  });

  it("is missed by a title outside of it", () => {
    expect(() => renderToString(<Card.Title level={2}>PREMIUM 01</Card.Title>)).toThrow("<Card.Title> has to stand");
  });
});
