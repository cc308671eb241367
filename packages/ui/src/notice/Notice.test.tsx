import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Notice } from "./index.ts";

describe("Notice", () => {
  it("is served and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <Notice.Root label="유의사항">
        <Notice.Item>실제와 다를 수 있습니다.</Notice.Item>
      </Notice.Root>,
    );
    expect(served).toContain("실제와 다를 수 있습니다.");
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, item] = [createRef<HTMLUListElement>(), createRef<HTMLLIElement>()];
    const { getByRole } = render(
      <Notice.Root label="유의사항" ref={root} data-part="root">
        <Notice.Item ref={item} data-part="item" />
      </Notice.Root>,
    );
    expect(root.current).toBe(getByRole("list", { name: "유의사항" }));
    expect([root, item].map(({ current }) => current?.dataset["part"])).toEqual(["root", "item"]);
  });
});
