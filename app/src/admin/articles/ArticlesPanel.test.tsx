import { createHttpPress } from "@danji/data/http/press";
import { createHttpPressEditor } from "@danji/data/http/press-editor";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import type { Services } from "../../shell/services/services.ts";
import { ArticlesPanel } from "./ArticlesPanel.tsx";

// The context's default is a module that only the build makes.
vi.mock("../../shell/services/context.ts", () => ({ useServices: () => services }));

const unused = () => Promise.reject(new Error("The articles need no other service."));
const article = { id: "1", siteId: "sample", title: "제목", summary: "요약", content: "내용", date: 0, views: 0 };

/** A backend with one article, whatever is done to it. */
const services: Services = {
  press: () =>
    Promise.resolve(
      createHttpPress({ fetch: () => Promise.resolve(Response.json({ articles: [article], next: null })) }),
    ),
  pressEditor: () => Promise.resolve(createHttpPressEditor({ fetch: () => Promise.resolve(Response.json(article)) })),
  leads: unused,
  leadsAdmin: unused,
  session: unused,
};

const focused = () => document.activeElement;

it("focuses the button that edits an article when its form is left, and the message when it is saved or deleted", async () => {
  const { user, findByRole, getByRole } = render(
    <MemoryRouter>
      <ArticlesPanel onSignedOut={vi.fn<(reason: string) => void>()} />
    </MemoryRouter>,
  );
  await user.click(await findByRole("button", { name: "제목 수정" }));
  await user.type(await findByRole("textbox", { name: /^제목/u }), " 고침");
  await user.click(getByRole("button", { name: "목록으로" }));
  await user.click(await findByRole("button", { name: "버리기" }));
  const edit = await findByRole("button", { name: "제목 수정" });
  await expect.poll(focused).toBe(edit);

  await user.click(edit);
  await user.click(await findByRole("button", { name: "저장" }));
  await expect.poll(() => focused()?.role).toBe("status");
  expect(focused()?.textContent).toBe("글을 저장했습니다.");

  await user.click(await findByRole("button", { name: "제목 삭제" }));
  await user.click(await findByRole("button", { name: "삭제" }));
  await expect.poll(() => focused()?.textContent).toBe("글을 삭제했습니다.");
});
