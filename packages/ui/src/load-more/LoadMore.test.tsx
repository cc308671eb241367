import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { LoadMore } from "./index.ts";

const nothing = () => undefined;

describe("LoadMore", () => {
  it("says nothing of an end that the first page already was", () => {
    const { getByRole, queryByRole } = render(<LoadMore count={3} hasMore={false} onLoadMore={nothing} />);
    expect(queryByRole("button")).toBeNull();
    expect(getByRole("status").textContent).toBe("");
  });

  it("asks for no page while one is on its way", async () => {
    const onLoadMore = vi.fn<() => void>();
    const { user, getByRole } = render(<LoadMore count={10} hasMore pending onLoadMore={onLoadMore} />);
    await user.click(getByRole("button", { name: "불러오는 중..." }));
    expect(onLoadMore).not.toHaveBeenCalled();
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
