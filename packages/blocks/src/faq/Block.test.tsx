import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { questionId } from "@danji/complex/routes";
import { PageAddress } from "../parts/use-open-by-address.ts";
import { Block } from "./Block.tsx";

const KEYS = ["순위", "가점"];
const FAQ = Object.fromEntries(KEYS.map((key) => [key, { question: `${key}?`, answer: ["답입니다."] }]));

it("opens the question of the address, and again when a link leads there after it was closed", async () => {
  const block = (visit: string) => (
    <PageAddress value={{ fragment: `#${questionId("가점")}`, visit }}>
      <Block block={{ kind: "faq", keys: KEYS }} faq={FAQ} />
    </PageAddress>
  );
  const { user, getByRole, rerender } = render(block("first"));
  const button = getByRole("button", { name: "가점?" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(button);
  rerender(block("first"));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  rerender(block("second"));
  expect(button.getAttribute("aria-expanded")).toBe("true");
});
