import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { FaqBlock } from "./FaqBlock.tsx";

const question = (key: string) => ({ key, question: `${key}?`, answer: ["답입니다."] });
const QUESTIONS = ["순위", "가점"].map(question);

it("opens the question of the address, and again when a link leads there after it was closed", async () => {
  const block = (visit: string) => <FaqBlock questions={QUESTIONS} named="가점" visit={visit} />;
  const { user, getByRole, rerender } = render(block("first"));
  const button = getByRole("button", { name: "가점?" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(button);
  rerender(block("first"));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  rerender(block("second"));
  expect(button.getAttribute("aria-expanded")).toBe("true");
});
