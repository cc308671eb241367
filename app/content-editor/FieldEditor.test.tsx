import type { ContentField, FieldChange, SaveResult } from "@danji/delivery/dev-content/api";
import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Drafts } from "./Drafts.tsx";
import { FieldEditor } from "./FieldEditor.tsx";
import { Preview } from "./Preview.tsx";
import { searchFields } from "./SearchResults.tsx";

const FIELD: ContentField = { path: ["hero", "button"], value: "등록하기", label: "버튼 글", issues: [] };
const REFUSED: SaveResult = {
  status: "refused",
  acceptable: false,
  issues: [{ rule: "schema", file: "home.json", path: "hero.button", reason: "비어 있습니다" }],
};

afterEach(() => vi.unstubAllGlobals());

/** Shows the field over a development server that gives these answers, and returns the changes that it received. */
function show(
  answers: readonly SaveResult[],
  inFile: ContentField["value"] = "등록하기",
  first = FIELD.value,
): FieldChange[] {
  const changes: FieldChange[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    changes.push(JSON.parse(body));
    return Promise.resolve(Response.json(answers[changes.length - 1]));
  });
  function Sample() {
    const [value, setValue] = useState(first);
    const [isShown, setShown] = useState(true);
    const read = () => {
      setValue(
        changes.at(-1) && answers[changes.length - 1]?.status === "saved" ? (changes.at(-1)?.value ?? "") : inFile,
      );
      return Promise.resolve();
    };
    return (
      <DanjiProvider theme={theme}>
        <Drafts>{isShown && <FieldEditor file="home.json" field={{ ...FIELD, value }} onSaved={read} />}</Drafts>
        <input type="checkbox" aria-label="보이기" checked={isShown} onChange={() => setShown(!isShown)} />
      </DanjiProvider>
    );
  }
  render(<Sample />);
  return changes;
}

async function write(text: string): Promise<HTMLElement> {
  const control = screen.getByRole("textbox", { name: "버튼 글" });
  await userEvent.clear(control);
  await userEvent.type(control, text);
  return control;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("saves what is typed with the value that it replaces, and says so", async () => {
  const changes = show([{ status: "saved" }]);
  expect(screen.queryByRole("button")).toBeNull();
  await write("예약하기");
  await press("저장");
  expect((await screen.findByText("저장했습니다.")).role).toBe("status");
  expect(changes).toEqual([
    { file: "home.json", path: ["hero", "button"], value: "예약하기", was: "등록하기", accept: false },
  ]);
  expect(screen.getByRole("textbox")).toHaveProperty("value", "예약하기");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that a number is saved, however it was written", async () => {
  const changes = show([{ status: "saved" }], 59.9, 59.9);
  await write("84.970");
  await press("저장");
  await screen.findByText("저장했습니다.");
  expect(changes.map(({ value }) => value)).toEqual([84.97]);
  expect(screen.getByRole("textbox")).toHaveProperty("value", "84.97");
});

it("describes the field with what is wrong, and keeps what is typed", async () => {
  show([REFUSED]);
  const control = await write(" ");
  await press("저장");
  await screen.findByText("비어 있습니다");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(control).toHaveProperty("value", " ");
  expect(screen.queryByRole("button", { name: "그래도 저장" })).toBeNull();
});

it("writes a text that breaks a rule only after a second press", async () => {
  const changes = show([{ ...REFUSED, acceptable: true }, { status: "saved" }]);
  await write("최고의 집");
  await press("저장");
  await userEvent.click(await screen.findByRole("button", { name: "그래도 저장" }));
  await screen.findByText("저장했습니다.");
  expect(changes.map(({ accept }) => accept === true)).toEqual([false, true]);
});

it("keeps what is typed when the file has changed, and loads its value on demand", async () => {
  show([{ status: "changed", value: "다른 사람의 글" }], "다른 사람의 글");
  const control = await write("내 글");
  await press("저장");
  await screen.findByText(/그 사이에 파일의 이 글이 바뀌었습니다/u);
  expect(control).toHaveProperty("value", "내 글");
  await press("새 값 불러오기");
  await expect.poll(() => control).toHaveProperty("value", "다른 사람의 글");
});

it("keeps what is typed when the server does not answer", async () => {
  show([]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const control = await write("내 글");
  await press("저장");
  await screen.findByText(/개발 서버가 답하지 않습니다/u);
  expect(control).toHaveProperty("value", "내 글");
});

it("keeps what is typed during a save, and hides the outcome of that save", async () => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  show([], "내 글");
  vi.stubGlobal("fetch", () => answered);
  const control = await write("내 글");
  await press("저장");
  await userEvent.type(control, "은 길다");
  answer(Response.json({ status: "saved" } satisfies SaveResult));
  await screen.findByRole("button", { name: "저장" });
  expect(control).toHaveProperty("value", "내 글은 길다");
  expect(screen.queryByText("저장했습니다.")?.textContent ?? "").toBe("");
});

it("keeps what is typed while the field is not on the screen", async () => {
  show([]);
  await write("내 글");
  await userEvent.click(screen.getByRole("checkbox", { name: "보이기" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "보이기" }));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "내 글");
});

describe("Preview", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("waits for a page that is reloading and has no body yet", () => {
    const observe = vi.fn<(element: unknown) => void>();
    vi.stubGlobal("ResizeObserver", function ResizeObserver() {
      return { observe, disconnect: () => undefined };
    });
    vi.stubGlobal("IntersectionObserver", function IntersectionObserver(report: (entries: readonly object[]) => void) {
      return { observe: () => report([{ isIntersecting: true }]), disconnect: () => undefined };
    });
    const { container } = render(
      <DanjiProvider theme={theme}>
        <Preview place={{ route: "about:blank", label: "홈", id: "hero" }} />
      </DanjiProvider>,
    );
    const frame = container.querySelector("iframe");
    if (!frame) throw new Error("There is no preview.");
    const reloading = document.implementation.createHTMLDocument();
    reloading.documentElement.replaceChildren();
    // Assigned, it would replace the document of the page that all tests share.
    const itsWindow = Object.create(window, { document: { value: reloading } });
    vi.spyOn(frame, "contentWindow", "get").mockReturnValue(itsWindow);
    fireEvent.load(frame);
    expect(observe).not.toHaveBeenCalled();
  });
});

describe("search", () => {
  const field = (value: string) => ({ path: [value], value, label: "제목", issues: [] });
  const part = (title: string, values: readonly string[]) => ({
    id: title,
    title,
    places: [],
    issues: [],
    fields: values.map(field),
  });
  const content = {
    name: "견본",
    issues: [],
    groups: [
      {
        id: "home",
        title: "첫 화면",
        about: "",
        file: "home.json",
        parts: [part("입지", ["서쪽의 Park", "역까지 4분"])],
      },
      { id: "faq", title: "자주 묻는 질문", about: "", file: "faq.json", parts: [part("역", ["버스 노선"])] },
    ],
  };

  it.each([
    ["park", ["서쪽의 Park"]],
    ["역 입지", ["역까지 4분"]],
    ["역", ["역까지 4분", "버스 노선"]],
    ["  ", []],
  ])("finds %j in texts, names and parts", (query, values) => {
    expect(searchFields(content, query).map((found) => found.field.value)).toEqual(values);
  });
});
