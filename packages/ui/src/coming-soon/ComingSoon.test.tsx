import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { ComingSoon } from "./index.ts";

describe("ComingSoon", () => {
  it("shows the English words and announces the Korean ones", () => {
    const { getByRole, getByText } = render(<ComingSoon />);
    expect(getByText("COMEING SOON").getAttribute("aria-hidden")).toBe("true");
    expect(getByRole("status").textContent).toContain("준비 중입니다");
  });

  it("has a spinner of its own colour and margin", () => {
    const { container } = render(<ComingSoon />);
    const dot = container.querySelector("span[aria-hidden] > span");
    const style = dot && getComputedStyle(dot);
    expect([style?.margin, style?.backgroundColor]).toEqual(["15px", "#fdb461"]);
  });

  it("takes other words", () => {
    const { getByText } = render(<ComingSoon label="도면을 준비하고 있습니다">도면 준비 중</ComingSoon>);
    expect(getByText("도면 준비 중")).toBeDefined();
    expect(getByText("도면을 준비하고 있습니다")).toBeDefined();
  });
});
