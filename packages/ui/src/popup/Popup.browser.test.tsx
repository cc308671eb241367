import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Popup } from "./index.ts";

describe("Popup", () => {
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
});
