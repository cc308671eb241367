import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { ArticleView } from "./ArticleView.tsx";
import { ARTICLE } from "./press.fixture.ts";

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
