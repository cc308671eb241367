import { expect, it } from "vitest";
import { render } from "../../../../ui/tests/render.tsx";
import { FamilySites } from "./FamilySites.tsx";

it("opens other sites in a window of their own, which learns nothing of this one, and says so", () => {
  const { container, getByText } = render(
    <FamilySites sites={[{ name: "견본건설", url: "https://builder.example" }]} />,
  );
  const link = container.querySelector("a");
  expect([link?.target, link?.rel]).toEqual(["_blank", "noopener"]);
  expect(getByText("견본건설").parentElement?.textContent).toBe("견본건설 (새 창)");
});
