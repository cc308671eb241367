import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Popup } from "./index.ts";

describe("Popup", () => {
  it("is named by its title, in sight or not, and described by its description", async () => {
    for (const hideTitle of [false, true]) {
      const { findByRole, getByRole, unmount } = render(
        <Popup.Root defaultOpen>
          <Popup.Content title="관심고객 등록" description="상담원이 연락드립니다." hideTitle={hideTitle}>
            내용
          </Popup.Content>
        </Popup.Root>,
      );
      const dialog = await findByRole("dialog", { name: "관심고객 등록" });
      expect(getByRole("heading", { level: 2 }).textContent).toBe("관심고객 등록");
      const describedBy = dialog.getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(describedBy)?.textContent).toBe("상담원이 연락드립니다.");
      unmount();
    }
  });

  it("dims the gutter of the page's scrollbar as it dims the page", async () => {
    const { user, getByRole, findByRole } = render(
      <div style={{ minHeight: "300vh" }}>
        <Popup.Root>
          <Popup.Trigger>관심고객 등록</Popup.Trigger>
          <Popup.Content title="관심고객 등록">내용</Popup.Content>
        </Popup.Root>
      </div>,
    );
    const background = () => getComputedStyle(document.documentElement).backgroundColor;
    const plain = background();
    await user.click(getByRole("button", { name: "관심고객 등록" }));
    await findByRole("dialog");
    expect([plain, "rgba(0, 0, 0, 0)"]).not.toContain(background());
    await user.click(getByRole("button", { name: "닫기" }));
    await expect.poll(background).toBe(plain);
  });

  it.each([
    ["the checked radio button", "sms", "sms"],
    ["the first radio button where none is checked", undefined, "call"],
  ])("focuses %s of a group at its start", async (_, checked, focused) => {
    render(
      <Popup.Root defaultOpen>
        <Popup.Content title="연락 방법">
          {["call", "sms"].map((way) => (
            <input key={way} type="radio" name="way" value={way} aria-label={way} defaultChecked={way === checked} />
          ))}
        </Popup.Content>
      </Popup.Root>,
    );
    await expect.poll(() => document.activeElement?.ariaLabel).toBe(focused);
  });

  it("names the part that is outside of a Root", () => {
    expect(() => renderToString(<Popup.Trigger>열기</Popup.Trigger>)).toThrow("inside its Root");
  });
});

describe("Popup, read aloud", () => {
  it("is a dialog with its name, description and content, and nothing beside it", async () => {
    const { user, getByRole, findByRole } = render(
      <main>
        <h1>사업개요</h1>
        <Popup.Root>
          <Popup.Trigger>관심고객 등록</Popup.Trigger>
          <Popup.Content title="관심고객 등록" description="상담원이 연락드립니다.">
            <Popup.Close>나중에 하기</Popup.Close>
          </Popup.Content>
        </Popup.Root>
      </main>,
    );
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "main",
        "heading, 사업개요, level 1",
        "button, 관심고객 등록, not expanded, has popup dialog",
        "end of main",
        "end of document",
      ]);
    await user.click(getByRole("button", { name: "관심고객 등록" }));
    await findByRole("dialog");
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "dialog, 관심고객 등록, 상담원이 연락드립니다.",
        "dialog, 관심고객 등록, 상담원이 연락드립니다.",
        "heading, 관심고객 등록, level 2",
        "paragraph",
        "상담원이 연락드립니다.",
        "end of paragraph",
        "button, 나중에 하기",
        "button, 닫기",
        "end of dialog, 관심고객 등록, 상담원이 연락드립니다.",
        "end of document",
      ]);
  });
});
