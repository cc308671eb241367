import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
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

  it("hands its elements to refs", async () => {
    const trigger = createRef<HTMLButtonElement>();
    const content = createRef<HTMLDivElement>();
    const close = createRef<HTMLButtonElement>();
    const { findByRole } = render(
      <Popup.Root defaultOpen>
        <Popup.Trigger ref={trigger}>열기</Popup.Trigger>
        <Popup.Content ref={content} title="관심고객 등록">
          <Popup.Close ref={close}>나중에</Popup.Close>
        </Popup.Content>
      </Popup.Root>,
    );
    expect(content.current).toBe(await findByRole("dialog"));
    expect(close.current).toBe(await findByRole("button", { name: "나중에" }));
    expect(trigger.current?.textContent).toBe("열기");
  });

  it("names the part that stands outside of a Root", () => {
    expect(() => renderToString(<Popup.Trigger>열기</Popup.Trigger>)).toThrow("in its Root");
  });
});
