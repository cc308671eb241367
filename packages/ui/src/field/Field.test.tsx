import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import {
  Checkbox,
  DateField,
  Field,
  RadioGroup,
  Select,
  type SelectProps,
  TextArea,
  TextField,
  useControlAttributes,
} from "./index.ts";

const NumberSelect = (select: Omit<SelectProps, "children">) => (
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

  it("is neither required, nor wrong, nor described unless something says so", () => {
    const { getByLabelText, queryByText } = render(<Component label="이름" name="name" />);
    const control = getByLabelText("이름");
    expect(control.hasAttribute("required")).toBe(false);
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(queryByText("*")).toBeNull();
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

  it("hands on the attributes of its control", () => {
    const { getByLabelText } = render(<Component label="이름" name="name" autoComplete="name" disabled />);
    expect(getByLabelText("이름").getAttribute("name")).toBe("name");
    expect(getByLabelText("이름").getAttribute("autocomplete")).toBe("name");
    expect(getByLabelText("이름").hasAttribute("disabled")).toBe(true);
  });
});

describe("refs", () => {
  it("reach the controls", () => {
    const input = createRef<HTMLInputElement>();
    const area = createRef<HTMLTextAreaElement>();
    const box = createRef<HTMLInputElement>();
    const { getByLabelText } = render(
      <>
        <TextField label="이름" name="name" ref={input} />
        <TextArea label="문의내용" name="message" ref={area} />
        <Checkbox label="소식 받기" name="marketing" ref={box} />
      </>,
    );
    expect(input.current).toBe(getByLabelText("이름"));
    expect(area.current).toBe(getByLabelText("문의내용"));
    expect(box.current).toBe(getByLabelText("소식 받기"));
  });
});

describe("a form of fields", () => {
  it("sends what was typed under the given names, without any state in React", async () => {
    const { user, getByLabelText, container } = render(
      <form>
        <TextField label="이름" name="name" defaultValue="김" />
        <DateField label="방문 희망일" name="visitDate" defaultValue="2026-12-05" />
        <TextArea label="문의내용" name="message" />
        <Checkbox label="소식 받기" name="marketing" />
      </form>,
    );
    await user.type(getByLabelText("이름"), "단지");
    await user.type(getByLabelText("문의내용"), "84A 타입이 궁금합니다.");
    await user.click(getByLabelText("소식 받기"));
    const form = container.querySelector("form");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      name: "김단지",
      visitDate: "2026-12-05",
      message: "84A 타입이 궁금합니다.",
      marketing: "on",
    });
  });
});

describe("the counter of a TextArea", () => {
  it("describes the text and follows the typing, an emoji as one", async () => {
    const { user, getByLabelText } = render(
      <TextArea label="문의내용" name="message" maxCount={2000} defaultValue="집" />,
    );
    expect(description(getByLabelText("문의내용"))).toEqual(["1 / 2,000자"]);
    await user.type(getByLabelText("문의내용"), "👍!");
    expect(description(getByLabelText("문의내용"))).toEqual(["3 / 2,000자"]);
  });

  it("cuts nothing, but reports that it is too long", async () => {
    const { user, getByLabelText, getByText } = render(<TextArea label="문의내용" name="message" maxCount={5} />);
    const area = getByLabelText("문의내용");
    await user.type(area, "일이삼사오육");
    expect(area instanceof HTMLTextAreaElement && area.value).toBe("일이삼사오육");
    expect(getByText("6 / 5자").getAttribute("data-state")).toBe("over");
    expect(getByText("최대 5자를 넘었습니다.").getAttribute("aria-live")).toBe("polite");
  });

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

  it("is a named group, described by its error before its hint, whose first answer has the given id", () => {
    const { getByRole } = render(
      <RadioGroup
        label="집이 있나요?"
        name="home"
        id="home"
        options={options}
        hint="분양권도 집입니다."
        error="하나를 선택해 주세요."
        required
      />,
    );
    const group = getByRole("radiogroup", { name: "집이 있나요?" });
    expect(description(group)).toEqual(["하나를 선택해 주세요.", "분양권도 집입니다."]);
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById("home")).toBe(getByRole("radio", { name: "예" }));
  });

  it("sends the selected value under its name and reports it", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { user, getByLabelText, container } = render(
      <form>
        <RadioGroup label="집이 있나요?" name="home" options={options} onValueChange={onValueChange} />
      </form>,
    );
    await user.click(getByLabelText("아니요"));
    const form = container.querySelector("form");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ home: "no" });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("no");
  });

  it("reports an answer that was selected before hydration, as the browser keeps it over a reload", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    await hydrate(
      <RadioGroup label="집이 있나요?" name="home" options={options} onValueChange={onValueChange} />,
      (page) => page.querySelector<HTMLInputElement>("[value=no]")?.click(),
    );
    expect(onValueChange).toHaveBeenCalledWith("no");
  });

  it("keeps the value of its parent when controlled", async () => {
    const { user, getByRole } = render(<RadioGroup label="집이 있나요?" name="home" options={options} value="yes" />);
    await user.click(getByRole("radio", { name: "아니요" }));
    expect(getByRole("radio", { name: "예" })).toHaveProperty("checked", true);
  });
});

function Rating() {
  return <input type="range" name="rating" {...useControlAttributes()} />;
}

describe("Field", () => {
  it("ties a control of the page's own to its label, hint and error", () => {
    const { getByLabelText } = render(
      <Field.Root hasHint hasError required>
        <Field.Label>만족도</Field.Label>
        <Rating />
        <Field.Hint>1에서 5까지</Field.Hint>
        <Field.Error>만족도를 골라 주세요.</Field.Error>
      </Field.Root>,
    );
    expect(description(getByLabelText("만족도"))).toEqual(["만족도를 골라 주세요.", "1에서 5까지"]);
  });
});
