import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Footer } from "./index.ts";

describe("Footer", () => {
  it("opens other sites in a window of their own, which learns nothing of this one, and says so", () => {
    const { getByRole } = render(<Footer.FamilySite href="https://builder.example">견본건설</Footer.FamilySite>);
    const link = getByRole("link", { name: "견본건설 (새 창)" });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  });
});
