import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Spinner } from "./index.ts";

describe("Spinner", () => {
  it("has its default sizes and colour", () => {
    const { getByRole } = render(<Spinner label="불러오는 중" />);
    const dot = getByRole("img", { name: "불러오는 중" }).firstElementChild;
    const style = dot && getComputedStyle(dot);
    expect([style?.width, style?.margin, style?.backgroundColor]).toEqual(["15px", "2px", "#000000"]);
  });

  it("says nothing beside a text that says it", () => {
    const { container, queryByRole } = render(<Spinner aria-hidden />);
    expect(queryByRole("img")).toBeNull();
    expect(container.querySelector("[aria-hidden]")).not.toBeNull();
  });
});
