import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Checkbox, DateField, RadioGroup, Select, TextArea, TextField } from "./index.ts";
import { textArea } from "../messages/ko.ts";
import { countCharacters, remainderAnnouncement } from "./CharacterCounter.tsx";

const NumberSelect = (select: Omit<ComponentProps<typeof Select>, "children">) => (
  <Select {...select}>
    <option>1</option>
    <option>2</option>
  </Select>
);

const FIELDS = [
  ["TextField", TextField],
  ["DateField", DateField],
  ["TextArea", TextArea],
  ["Checkbox", Checkbox],
  ["Select", NumberSelect],
] as const;

/** The texts that describe a control, in the order in which they are read. */
function description(control: HTMLElement): string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe.each(FIELDS)("%s", (_name, Component) => {
  it("is found by its label, to the letter, also when it is required", () => {
    const { getByLabelText, getByText } = render(<Component label="이름" name="name" required />);
    expect(getByLabelText("이름").hasAttribute("required")).toBe(true);
    expect(getByText("*").getAttribute("aria-hidden")).toBe("true");
  });

  it("is described by its error before its hint", () => {
    const { getByLabelText } = render(
      <Component label="연락처" name="phone" hint="예: 010-1234-5678" error="연락처를 확인해 주세요." />,
    );
    const control = getByLabelText("연락처");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(description(control)).toEqual(["연락처를 확인해 주세요.", "예: 010-1234-5678"]);
  });

  it("takes an empty error for none", () => {
    const { getByLabelText } = render(<Component label="연락처" name="phone" error="" hint={false} />);
    expect(getByLabelText("연락처").hasAttribute("aria-invalid")).toBe(false);
  });

  it("keeps an id and a description that its page brings", () => {
    const { getByLabelText } = render(
      <>
        <p id="notice">개인정보 안내</p>
        <Component label="연락처" name="phone" id="booking-phone" hint="숫자만" aria-describedby="notice" />
      </>,
    );
    expect(getByLabelText("연락처").id).toBe("booking-phone");
    expect(description(getByLabelText("연락처"))).toEqual(["숫자만", "개인정보 안내"]);
  });
});

describe("the counter of a TextArea", () => {
  it("starts again when the form is reset", async () => {
    const { user, getByLabelText, findByText } = render(
      <form>
        <TextArea label="문의내용" name="message" maxCount={2000} />
        <button type="reset">지우기</button>
      </form>,
    );
    await user.type(getByLabelText("문의내용"), "질문");
    expect(await findByText("2 / 2,000자")).toBeDefined();
    await user.click(document.querySelector("button") ?? document.body);
    expect(await findByText("0 / 2,000자")).toBeDefined();
  });

  it("follows an owner that keeps the text", () => {
    const area = (value: string) => (
      <TextArea label="문의내용" name="message" maxCount={2000} value={value} onChange={() => undefined} />
    );
    const { rerender, getByText } = render(area("질문"));
    rerender(area(""));
    expect(getByText("0 / 2,000자")).toBeDefined();
  });
});

describe("RadioGroup", () => {
  const options = [
    { value: "yes", label: "예" },
    { value: "no", label: "아니요" },
  ];

  it("reports an answer that was selected before hydration, as the browser keeps it over a reload", async () => {
    const onValueChange = vi.fn<(value: string, reason: string) => void>();
    await hydrate(
      <RadioGroup label="집이 있나요?" name="home" options={options} onValueChange={onValueChange} />,
      (page) => page.querySelector<HTMLInputElement>("[value=no]")?.click(),
    );
    expect(onValueChange).toHaveBeenCalledWith("no", "hydration");
  });

  it("keeps the value of its parent when controlled", async () => {
    const { user, getByRole } = render(<RadioGroup label="집이 있나요?" name="home" options={options} value="yes" />);
    await user.click(getByRole("radio", { name: "아니요" }));
    expect(getByRole("radio", { name: "예" })).toHaveProperty("checked", true);
  });
});

it.each([
  ["", 0],
  ["문의드립니다.", 7],
  ["한 줄\n두 줄", 7],
  ["👍🏠", 2],
])("countCharacters counts %j as %i", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

describe("remainderAnnouncement", () => {
  it.each([
    [0, ""],
    [1899, ""],
    [1900, "입력할 수 있는 글자가 100자 이하로 남았습니다."],
    [1949, "입력할 수 있는 글자가 100자 이하로 남았습니다."],
    [1950, "입력할 수 있는 글자가 50자 이하로 남았습니다."],
    [1995, "입력할 수 있는 글자가 10자 이하로 남았습니다."],
    [2000, "더 입력할 수 있는 글자가 없습니다."],
    [2001, "최대 2,000자를 넘었습니다."],
  ])("after %i of 2,000 says %j", (count, sentence) => {
    expect(remainderAnnouncement(textArea, count, 2000)).toBe(sentence);
  });

  it("announces nothing at the first letter of a short text", () => {
    expect(remainderAnnouncement(textArea, 0, 50)).toBe("");
    expect(remainderAnnouncement(textArea, 35, 50)).toBe("입력할 수 있는 글자가 20자 이하로 남았습니다.");
  });
});
