import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { RadioGroup, TextField } from "../field/index.ts";
import { Form, type FormErrors } from "./index.ts";

const ERRORS = { name: "이름을 입력해 주세요.", phone: "연락처를 입력해 주세요." };

describe("Form", () => {
  it("lays out its fields with space between them", () => {
    const { getByRole } = render(<Form.Root aria-label="방문예약" />);
    const { display, gap } = getComputedStyle(getByRole("form"));
    expect([display, gap]).toEqual(["grid", "1.25rem"]);
  });

  it("takes no focus on its first sight, however wrong it is", () => {
    render(
      <Form.Root errors={ERRORS}>
        <Form.ErrorSummary headingLevel={3} />
      </Form.Root>,
    );
    expect(document.activeElement).toBe(document.body);
  });

  it("gives each error to the field of its name and to a link that leads there", async () => {
    const { user, getByRole } = render(
      <Form.Root errors={ERRORS}>
        <Form.ErrorSummary headingLevel={3} />
        <TextField label="이름" name="name" />
        <RadioGroup label="연락처" name="phone" options={[{ value: "mobile", label: "휴대전화" }]} />
      </Form.Root>,
    );
    expect(getByRole("textbox", { description: ERRORS.name }).id).toBe(hashOf(ERRORS.name));
    expect(getByRole("radiogroup", { description: ERRORS.phone })).toBeDefined();
    await user.click(getByRole("link", { name: ERRORS.phone }));
    expect(document.activeElement).toBe(getByRole("radio"));
    expect(getByRole("radio").id).toBe(hashOf(ERRORS.phone));

    function hashOf(name: string): string | undefined {
      return getByRole("link", { name }).getAttribute("href")?.slice(1);
    }
  });
});

it.each([
  ["alone", { quota: "접수가 많습니다." }],
  ["among others", { ...ERRORS, quota: "접수가 많습니다." }],
  ["of a hidden control", { token: "다시 시도해 주세요." }],
])(
  "an error of no field shows as text in the summary, which takes the focus: %s",
  async (_, errors: Record<string, string>) => {
    function Booking() {
      const [answer, setAnswer] = useState<FormErrors>({});
      return (
        <Form.Root errors={{ ...answer }} action={() => setAnswer(errors)}>
          <Form.ErrorSummary headingLevel={3} />
          <TextField label="이름" name="name" />
          <TextField label="연락처" name="phone" />
          <input type="hidden" name="token" />
          <Form.Submit>보내기</Form.Submit>
        </Form.Root>
      );
    }
    const { user, findByRole, queryAllByRole } = render(<Booking />);
    await user.click(await findByRole("button"));
    const summary = await findByRole("group");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain(Object.values(errors).join(""));
    expect(queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      Object.values(errors).filter((message) => Object.values<string>(ERRORS).includes(message)),
    );
  },
);

it("hands the summary to a ref when it comes and goes, and not in between", () => {
  const ref = vi.fn<(summary: HTMLElement | null) => void>();
  const formWith = (errors: FormErrors) => (
    <Form.Root errors={errors}>
      <Form.ErrorSummary headingLevel={3} ref={ref} />
    </Form.Root>
  );
  const { rerender } = render(formWith({}));
  for (const errors of [ERRORS, { ...ERRORS }, {}]) rerender(formWith(errors));
  expect(ref.mock.calls.map(([summary]) => summary?.role)).toEqual(["group", undefined]);
});

it("Form.Status announces success politely, in the same region, with its line breaks", () => {
  const { getByRole, rerender } = render(<Form.Status state={undefined} />);
  const region = getByRole("status");
  const message = "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.";
  rerender(<Form.Status state="success">{message}</Form.Status>);
  expect(getByRole("status")).toBe(region);
  expect(region.textContent).toBe(message);
  expect(getComputedStyle(region).whiteSpace).toBe("pre-line");
  expect(getByRole("alert").textContent).toBe("");
});

it("Form.Honeypot is no stop of the Tab key, and read by no screen reader", async () => {
  const { user, container, getByRole, queryByRole } = render(
    <form>
      <Form.Honeypot name="trap" />
      <button>보내기</button>
    </form>,
  );
  await user.tab();
  expect(document.activeElement).toBe(getByRole("button"));
  expect(container.querySelector("input")).not.toBeNull();
  expect(queryByRole("textbox")).toBeNull();
});
