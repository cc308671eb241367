import { createHttpPress } from "@danji/api/http/press";
import { createHttpPressEditor } from "@danji/api/http/press-editor";
import { act, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../../shell/services/services.ts";
import { servicesWith } from "../../shell/services/services.fixture.ts";
import { ArticlesPanel } from "./ArticlesPanel.tsx";

const article = { id: "1", siteId: "sample", title: "제목", summary: "요약", content: "내용", date: 0, views: 0 };

let stored = article;
/** Bodies of the edits that were asked for. */
const edits: unknown[] = [];

/** Resolves when the backend may answer. */
let mayAnswer = Promise.resolve();

/** Holds the backend's answers back until the returned function is called. */
function hold() {
  let release = () => {};
  mayAnswer = new Promise((resolve) => (release = resolve));
  return release;
}

/** A backend with one article, whatever is done to it. */
const services = servicesWith({
  press: () =>
    Promise.resolve(
      createHttpPress({ fetch: () => Promise.resolve(Response.json({ articles: [article], next: null })) }),
    ),
  pressEditor: () =>
    Promise.resolve(
      createHttpPressEditor({
        fetch: (_, { method, body }) => {
          if (method === "PUT" && typeof body === "string") edits.push(JSON.parse(body));
          return mayAnswer.then(() => Response.json(stored));
        },
      }),
    ),
});

const focused = () => document.activeElement;

function renderPanel() {
  const rendered = render(
    <ServicesContext value={services}>
      <MemoryRouter>
        <ArticlesPanel onSignedOut={vi.fn<(reason: string) => void>()} />
      </MemoryRouter>
    </ServicesContext>,
  );
  return {
    ...rendered,
    /** Opens the form of the article and returns its title's field; until it is there, the form of a new one has such a field. */
    startEdit: async () => {
      await rendered.user.click(await rendered.findByRole("button", { name: "제목 수정" }));
      const form = await rendered.findByRole("region", { name: "보도자료 고치기" });
      return within(form).getByRole("textbox", { name: /^제목/u });
    },
  };
}

it("focuses the button that edits an article when its form is left, and the message when it is saved or deleted", async () => {
  const { user, findByRole, getByRole, startEdit } = renderPanel();
  await user.type(await startEdit(), " 고침");
  await user.click(getByRole("button", { name: "목록으로" }));
  await user.click(await findByRole("button", { name: "버리기" }));
  await expect.poll(focused).toBe(await findByRole("button", { name: "제목 수정" }));

  expect(await startEdit()).toHaveProperty("value", "제목");
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
  await left.user.type(await left.startEdit(), " 고침");
  left.unmount();

  stored = { ...article, summary: "남이 쓴 요약" };
  const { user, getByRole, startEdit } = renderPanel();
  expect(await startEdit()).toHaveProperty("value", "제목 고침");
  await user.click(getByRole("button", { name: "저장" }));
  await expect.poll(() => focused()?.textContent).toBe("글을 저장했습니다.");
  const seen = { title: "제목", summary: "요약", content: "내용" };
  expect(edits.at(-1)).toEqual({ ...seen, title: "제목 고침", seen });

  expect(await startEdit()).toHaveProperty("value", "제목");
});

it("keeps what is typed while an article is saved, as a further edit", async () => {
  const { user, findByRole, getByRole, startEdit } = renderPanel();
  await user.type(await startEdit(), " 고침");
  const release = hold();
  await user.click(getByRole("button", { name: "저장" }));
  await user.type(getByRole("textbox", { name: /^요약/u }), " 추가");
  await act(async () => release());
  await user.click(await findByRole("button", { name: "저장" }));
  await expect.poll(() => focused()?.textContent).toBe("글을 저장했습니다.");
  const seen = { title: "제목 고침", summary: "요약", content: "내용" };
  expect(edits.at(-1)).toEqual({ ...seen, summary: "요약 추가", seen });
});

it("keeps what is typed while a new article is posted", async () => {
  const { user, findByRole, getByRole } = renderPanel();
  await user.type(await findByRole("textbox", { name: /^제목/u }), "새 글");
  await user.type(getByRole("textbox", { name: /^요약/u }), "새 요약");
  const release = hold();
  await user.click(getByRole("button", { name: "등록" }));
  await user.type(getByRole("textbox", { name: /^내용/u }), "다음 글");
  await act(async () => release());
  await findByRole("button", { name: "등록" });
  expect(
    ["제목", "요약", "내용"].map((label) => getByRole("textbox", { name: new RegExp(`^${label}`, "u") })),
  ).toMatchObject([{ value: "" }, { value: "" }, { value: "다음 글" }]);
});
