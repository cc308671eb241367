import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { BottomBar } from "./index.ts";

describe("BottomBar", () => {
  it("is served and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <BottomBar.Root label="상담 바로가기">
        <BottomBar.Link href="tel:0310000000">전화상담</BottomBar.Link>
      </BottomBar.Root>,
    );
    expect(served).toContain('href="tel:0310000000"');
    expect(hydrated).toBe(served);
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("sends no form that it may stand in, and hands refs and props to the one node of each part", () => {
    const [root, button, link] = [
      createRef<HTMLElement>(),
      createRef<HTMLButtonElement>(),
      createRef<HTMLAnchorElement>(),
    ];
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <BottomBar.Root label="상담" ref={root} data-part="root">
          <BottomBar.Button accent ref={button} data-part="button">
            방문예약
          </BottomBar.Button>
          <BottomBar.Link href="tel:0310000000" ref={link} data-part="link">
            전화상담
          </BottomBar.Link>
        </BottomBar.Root>
      </form>,
    );
    button.current?.click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect([root, button, link].map(({ current }) => [current?.tagName, current?.dataset["part"]])).toEqual([
      ["SECTION", "root"],
      ["BUTTON", "button"],
      ["A", "link"],
    ]);
  });
});
