import { createHttpPress } from "@danji/data/http/press";
import { createHttpPressEditor } from "@danji/data/http/press-editor";
import { MemoryRouter } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../../shell/services/context.ts";
import type { Services } from "../../shell/services/services.ts";
import { ArticlesPanel } from "./ArticlesPanel.tsx";

const unused = () => Promise.reject(new Error("The articles need no other service."));
const article = { id: "1", siteId: "sample", title: "제목", summary: "요약", content: "내용", date: 0, views: 0 };

let stored = article;
/** Bodies of the edits that were asked for. */
const edits: unknown[] = [];

/** A backend with one article, whatever is done to it. */
const services: Services = {
  press: () =>
    Promise.resolve(
      createHttpPress({ fetch: () => Promise.resolve(Response.json({ articles: [article], next: null })) }),
    ),
  pressEditor: () =>
    Promise.resolve(
      createHttpPressEditor({
        fetch: (_, { method, body }) => {
          if (method === "PUT" && typeof body === "string") edits.push(JSON.parse(body));
          return Promise.resolve(Response.json(stored));
        },
      }),
    ),
  leads: unused,
  leadsAdmin: unused,
  session: unused,
};

const focused = () => document.activeElement;

const renderPanel = () =>
  render(
    <ServicesContext value={services}>
      <MemoryRouter>
        <ArticlesPanel onSignedOut={vi.fn<(reason: string) => void>()} />
      </MemoryRouter>
    </ServicesContext>,
  );

it("focuses the button that edits an article when its form is left, and the message when it is saved or deleted", async () => {
  const { user, findByRole, getByRole } = renderPanel();
  await user.click(await findByRole("button", { name: "제목 수정" }));
  await user.type(await findByRole("textbox", { name: /^제목/u }), " 고침");
  await user.click(getByRole("button", { name: "목록으로" }));
  await user.click(await findByRole("button", { name: "버리기" }));
  const edit = await findByRole("button", { name: "제목 수정" });
  await expect.poll(focused).toBe(edit);

  await user.click(edit);
  expect(await findByRole("textbox", { name: /^제목/u })).toHaveProperty("value", "제목");
  await user.click(getByRole("button", { name: "저장" }));
  await expect.poll(() => focused()?.role).toBe("status");
  expect(focused()?.textContent).toBe("글을 저장했습니다.");

  await user.click(await findByRole("button", { name: "제목 삭제" }));
  await user.click(await findByRole("button", { name: "삭제" }));
  await expect.poll(() => focused()?.textContent).toBe("글을 삭제했습니다.");
});

it("continues an edit whose page was left, over the version that was seen, until it is saved", async () => {
  onTestFinished(() => {
    stored = article;
  });
  const left = renderPanel();
  await left.user.click(await left.findByRole("button", { name: "제목 수정" }));
  await left.user.type(await left.findByRole("textbox", { name: /^제목/u }), " 고침");
  left.unmount();

  stored = { ...article, summary: "남이 쓴 요약" };
  const { user, findByRole, getByRole } = renderPanel();
  const title = () => findByRole("textbox", { name: /^제목/u });
  await user.click(await findByRole("button", { name: "제목 수정" }));
  expect(await title()).toHaveProperty("value", "제목 고침");
  await user.click(getByRole("button", { name: "저장" }));
  await expect.poll(() => focused()?.textContent).toBe("글을 저장했습니다.");
  const seen = { title: "제목", summary: "요약", content: "내용" };
  expect(edits.at(-1)).toEqual({ ...seen, title: "제목 고침", seen });

  await user.click(await findByRole("button", { name: "제목 수정" }));
  expect(await title()).toHaveProperty("value", "제목");
});
