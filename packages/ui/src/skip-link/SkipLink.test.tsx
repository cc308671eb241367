import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { SkipLink } from "./index.ts";

describe("SkipLink", () => {
  it("leads to the content by default", () => {
    const { getByRole, rerender } = render(<SkipLink />);
    expect(getByRole("link", { name: "본문 바로가기" }).getAttribute("href")).toBe("#main");
    rerender(<SkipLink href="#press">목록 바로가기</SkipLink>);
    expect(getByRole("link", { name: "목록 바로가기" }).getAttribute("href")).toBe("#press");
  });
});
