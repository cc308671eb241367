import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Banner } from "./index.ts";

describe("Banner", () => {
  it("is served and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <Banner.Root picture={<img src="data:," alt="" />}>
        <Banner.Title>분양일정</Banner.Title>
        <Banner.Lead>개관부터 입주까지</Banner.Lead>
      </Banner.Root>,
    );
    expect(served).toMatch(/<h1>분양일정<\/h1>/);
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, title, lead] = [
      createRef<HTMLDivElement>(),
      createRef<HTMLHeadingElement>(),
      createRef<HTMLParagraphElement>(),
    ];
    render(
      <Banner.Root ref={root} data-part="root">
        <Banner.Title ref={title} data-part="title">
          분양일정
        </Banner.Title>
        <Banner.Lead ref={lead} data-part="lead" />
      </Banner.Root>,
    );
    expect([root, title, lead].map(({ current }) => current?.dataset["part"])).toEqual(["root", "title", "lead"]);
  });
});
