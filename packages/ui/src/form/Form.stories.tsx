import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Form, Honeypot, type FormOutcome } from "./index.ts";

const meta = {
  title: "Primitives/Form",
  component: Form.Status,
  args: {
    outcome: "success",
    children: "방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.",
  },
  decorators: [framed],
} satisfies Meta<typeof Form.Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="success · failure · nothing to tell">
        <Form.Status outcome="success">{meta.args.children}</Form.Status>
        <Form.Status outcome="failure">오류가 발생했습니다. 잠시 후 다시 시도해주세요.</Form.Status>
        <Form.Status outcome={undefined} />
      </SpecimenRow>
    </Specimens>
  ),
};

function Booking() {
  const [outcome, setOutcome] = useState<FormOutcome>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setOutcome(outcome === "failure" ? "success" : "failure");
      }}
    >
      <Honeypot />
      <TextField label="이름" name="name" />
      <Button type="submit">방문예약 신청</Button>
      <Form.Status outcome={outcome}>
        {outcome === "failure" ? "예약에 실패했습니다. 다시 시도해주세요." : meta.args.children}
      </Form.Status>
    </form>
  );
}

export const ToldWhereItWasSent: Story = {
  render: () => <Booking />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole("button", { name: "방문예약 신청" });
    await userEvent.click(submit);
    await expect(canvas.getByRole("alert")).toHaveTextContent("예약에 실패했습니다. 다시 시도해주세요.");
    await userEvent.click(submit);
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("status")).toHaveTextContent("방문예약이 완료되었습니다.");
  },
};

/** Neither seen, nor reached by Tab, nor read: the first stop is the name. */
export const HoneypotIsMetByNobody: Story = {
  render: () => <Booking />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("이름")).toHaveFocus();
    const trap = canvasElement.querySelector('[name="_gotcha"]');
    await expect(trap?.closest("[aria-hidden]")?.getBoundingClientRect().width).toBe(1);
  },
};
