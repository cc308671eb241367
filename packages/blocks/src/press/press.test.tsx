import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./press-article.ts";
import { render } from "../../../ui/tests/render.tsx";
import { ArticleView } from "./ArticleView.tsx";
import { ARTICLE } from "./press.fixture.ts";
import { PagedList, type PagedListState } from "./PagedList.tsx";

it.each([
  ["하나", ["하나"]],
  ["하나\n\n둘", ["하나", "둘"]],
  ["하나\r\n\r\n둘", ["하나", "둘"]],
  ["하나\n \t\n\n둘", ["하나", "둘"]],
  ["첫 줄\n둘째 줄\n\n둘", ["첫 줄\n둘째 줄", "둘"]],
  ["\n\n하나\n\n", ["하나"]],
  ["", []],
])("splits %j at blank lines and keeps single breaks", (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs);
});

const view = (failed: boolean, article?: typeof ARTICLE) => (
  <ArticleView article={article} failed={failed} onRetry={() => undefined} listPath="/sample/press" />
);

it("keeps the focus while an article that failed is tried again, and after", async () => {
  const { user, getByRole, rerender } = render(view(true));
  await user.click(getByRole("button", { name: "다시 시도" }));
  rerender(view(false));
  rerender(view(false, ARTICLE));
  expect(document.activeElement).toBe(getByRole("article").parentElement);
});

describe("PagedList", () => {
  const list = (status: PagedListState["status"], count: number, hasMore = false) => (
    <PagedList
      list={{ status, hasMore, loadMore: () => undefined }}
      count={count}
      loadingLabel="불러오는 중"
      empty="없습니다"
      failed="실패했습니다"
    >
      <p>글</p>
    </PagedList>
  );

  const show = (...state: Parameters<typeof list>) => render(list(...state));

  it.each([
    ["loading", 0, "불러오는 중"],
    ["ready", 0, "없습니다"],
    ["failed", 0, "실패했습니다"],
    ["failed", 3, "실패했습니다"],
  ] as const)("says that a list that is %s with %i entries is so", (status, count, words) => {
    const { container, queryByText } = show(status, count);
    expect(container.innerHTML).toContain(words);
    expect(queryByText("글") !== null).toBe(count > 0);
  });

  it("says nothing but its entries once they are there", () => {
    const { container } = show("ready", 3);
    for (const words of ["불러오는 중", "없습니다", "실패했습니다"]) expect(container.innerHTML).not.toContain(words);
  });

  it.each([true, false])("offers to go on from a page without entries where there are more: %s", (hasMore) => {
    expect(show("ready", 0, hasMore).queryByRole("button", { name: "더보기" }) !== null).toBe(hasMore);
  });

  it("keeps the focus at its end when further pages are empty too", async () => {
    const { user, getByRole, rerender } = show("ready", 0, true);
    await user.click(getByRole("button", { name: "더보기" }));
    rerender(list("loading", 0, true));
    rerender(list("ready", 0));
    expect(document.activeElement?.getAttribute("role")).toBe("status");
  });

  it("keeps the focus while a first page that failed is tried again, and after", async () => {
    const { user, getByRole, rerender } = show("failed", 0);
    await user.click(getByRole("button", { name: "다시 시도" }));
    rerender(list("loading", 0));
    expect(document.activeElement).toBe(getByRole("button", { name: "불러오는 중..." }));
    rerender(list("ready", 3, true));
    expect(document.activeElement).toBe(getByRole("button", { name: "더보기" }));
  });

  it("gives the focus to its end when a first page that failed is all there is", async () => {
    const { user, getByRole, rerender } = show("failed", 0);
    await user.click(getByRole("button", { name: "다시 시도" }));
    rerender(list("loading", 0));
    rerender(list("ready", 3));
    expect(document.activeElement?.getAttribute("role")).toBe("status");
  });
});
