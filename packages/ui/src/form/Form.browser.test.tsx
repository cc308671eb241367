import { useActionState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../tests/render.tsx";
import { Checkbox, RadioGroup, Select, TextArea, TextField } from "../field/index.ts";
import { Form, type FormErrors } from "./index.ts";

/** Answers an action, as a server does: a short phone number is wrong. */
async function book(_: FormErrors, data: FormData): Promise<FormErrors> {
  await Promise.resolve();
  return data.get("phone") === TYPED.phone ? { phone: "연락처를 확인해 주세요." } : {};
}

function Booking() {
  const [errors, action] = useActionState(book, {});
  return (
    <Form.Root action={action} errors={errors}>
      <TextField label="이름" name="name" />
      <TextField label="연락처" name="phone" />
      <TextArea label="문의" name="message" maxCount={100} />
      <Select label="인원" name="party">
        <option>1명</option>
        <option>2명</option>
      </Select>
      <RadioGroup label="타입" name="type" options={[{ value: "84A", label: "84A" }]} />
      <Checkbox label="동의" name="consent" />
      <Form.Submit>보내기</Form.Submit>
      <button type="reset">지우기</button>
    </Form.Root>
  );
}

const EMPTY = { name: "", phone: "", message: "", party: "1명" };
const TYPED = { name: "김단지", phone: "010", message: "질문", party: "2명", type: "84A", consent: "on" };

it("keeps what was typed while an action answers with errors, and clears it by a reset button or a success", async () => {
  const { container, getByLabelText, getByText, queryByText, findByText } = render(<Booking />);
  const values = () => Object.fromEntries(new FormData(container.querySelector("form") ?? undefined));
  async function fill(): Promise<void> {
    await userEvent.fill(getByLabelText("이름"), TYPED.name);
    await userEvent.fill(getByLabelText("연락처"), TYPED.phone);
    await userEvent.fill(getByLabelText("문의"), TYPED.message);
    await userEvent.selectOptions(getByLabelText("인원"), TYPED.party);
    await userEvent.click(getByLabelText("84A"));
    await userEvent.click(getByLabelText("동의"));
  }

  await fill();
  for (const _ of ["once", "again"]) {
    await userEvent.click(getByText("보내기"));
    await expect.poll(() => document.activeElement).toBe(getByLabelText("연락처"));
    expect(values()).toEqual(TYPED);
    expect(getByText("2 / 100자")).toBeDefined();
    getByText("지우기").focus();
  }

  await userEvent.click(getByText("지우기"));
  expect(values()).toEqual(EMPTY);
  expect(await findByText("0 / 100자")).toBeDefined();

  await fill();
  await userEvent.fill(getByLabelText("연락처"), "01012345678");
  await userEvent.click(getByText("보내기"));
  await expect.poll(() => queryByText("연락처를 확인해 주세요.")).toBeNull();
  expect(values()).toEqual(EMPTY);
});

it("shows in a select what the server gives back as its default", async () => {
  function Typed() {
    const [party, action] = useActionState(
      (_: string, data: FormData) => (data.get("party") === "2명" ? "2명" : "1명"),
      "1명",
    );
    return (
      <Form.Root action={action}>
        <Select label="인원" name="party" defaultValue={party}>
          <option>1명</option>
          <option>2명</option>
        </Select>
        <Form.Submit>보내기</Form.Submit>
        <output>{party}</output>
      </Form.Root>
    );
  }
  const { container, getByLabelText, getByText } = render(<Typed />);
  await userEvent.selectOptions(getByLabelText("인원"), "2명");
  await userEvent.click(getByText("보내기"));
  await expect.poll(() => container.querySelector("output")?.textContent).toBe("2명");
  await expect.poll(() => new FormData(container.querySelector("form") ?? undefined).get("party")).toBe("2명");
});
