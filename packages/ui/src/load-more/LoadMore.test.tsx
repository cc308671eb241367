import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { LoadMore } from "./index.ts";
import { firstPage, nextLoaded } from "./LoadMore.tsx";

const nothing = () => undefined;

describe("LoadMore", () => {
  it("says nothing of an end that the first page already was", () => {
    const { getByRole, queryByRole } = render(<LoadMore count={3} hasMore={false} onLoadMore={nothing} />);
    expect(queryByRole("button")).toBeNull();
    expect(getByRole("status").textContent).toBe("");
  });

  it("leaves the focus where the reader has gone meanwhile", async () => {
    const list = (count: number, hasMore: boolean) => (
      <>
        <input aria-label="검색" />
        <LoadMore count={count} hasMore={hasMore} onLoadMore={nothing} />
      </>
    );
    const { user, getByRole, rerender } = render(list(10, true));
    await user.click(getByRole("button", { name: "더보기" }));
    await user.click(getByRole("textbox", { name: "검색" }));
    rerender(list(17, false));
    expect(document.activeElement).toBe(getByRole("textbox", { name: "검색" }));
    expect(getByRole("status").textContent).toContain("7개를 더 불러왔습니다.");
  });
});

const after = (...counts: number[]) => counts.reduce(nextLoaded, firstPage(0));

describe("nextLoaded", () => {
  it("returns the same state while nothing changes", () => {
    const loaded = after(10, 20);
    expect(nextLoaded(loaded, 20)).toBe(loaded);
  });

  it("starts again with another list", () => {
    expect(after(10, 20, 0)).toEqual({ count: 0, added: 0, grown: false });
    expect(after(10, 20, 0, 10)).toEqual({ count: 10, added: 0, grown: false });
    expect(after(10, 20, 3)).toEqual({ count: 3, added: 0, grown: false });
  });
});
