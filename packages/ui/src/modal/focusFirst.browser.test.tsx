import { expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { focusFirst } from "./useModalFocus.ts";

const Way = ({ label, checked }: { label: string; checked?: boolean }) => (
  <input type="radio" name="way" aria-label={label} defaultChecked={checked} />
);

it.each([
  [
    "the checked one of the radio buttons that come first",
    "문자",
    <>
      <Way label="전화" />
      <Way label="문자" checked />
    </>,
  ],
  [
    "a control before radio buttons of its name",
    "다른 방법",
    <>
      <input type="text" name="way" aria-label="다른 방법" />
      <Way label="문자" checked />
    </>,
  ],
  [
    "the first radio button, not one of another form",
    "전화",
    <>
      <form>
        <Way label="전화" />
      </form>
      <form>
        <Way label="문자" checked />
      </form>
    </>,
  ],
  [
    "the first radio button where the checked one is hidden",
    "전화",
    <>
      <Way label="전화" />
      <div hidden>
        <Way label="문자" checked />
      </div>
    </>,
  ],
  [
    "the first control that is not disabled",
    "다른 연락처로",
    <>
      <button disabled aria-label="이미 등록됨" />
      <button aria-label="다른 연락처로" />
    </>,
  ],
])("focuses %s", (_, focused, controls) => {
  focusFirst(render(controls).container);
  expect(document.activeElement?.ariaLabel).toBe(focused);
});
