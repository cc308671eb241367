import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { FormExample } from "../../tests/examples/Form.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Booking, EMPTY_BOOKING, type Answer, type FormOutcome } from "./form.fixture.tsx";
import { Form } from "./index.ts";

const meta = {
  title: "Forms/Form · 양식, 폼, 오류, 토스트, validation, status message, toast, alert",
  id: "forms-form",
  component: Form.Root,
  args: { pending: false, errors: {} },
  render: ({ pending, errors }) => (
    <Booking key={JSON.stringify([pending, errors])} defaultPending={pending} defaultErrors={errors} />
  ),
  decorators: [framed],
} satisfies Meta<typeof Form.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const submit = (canvas: Canvas) => canvas.getByRole("button", { name: "방문예약 신청" });
const summary = (canvas: Canvas) => canvas.queryByRole("group", { name: "입력하신 내용을 확인해 주세요." });

export const Default: Story = {
  ...exampleOf(Form.Root, FormExample),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "방문예약" })).toBeVisible();
    await expect(summary(canvas)).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ Form }, FormExample, { unmarked: ["Form.ErrorSummary", "Form.Honeypot"] }),
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="several fields are wrong">
        <div>
          <Booking defaultErrors={EMPTY_BOOKING} />
        </div>
      </SpecimenRow>
      <SpecimenRow name="success · failure · empty">
        <Form.Status state="success">
          {"방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다."}
        </Form.Status>
        <Form.Status state="failure">오류가 발생했습니다. 잠시 후 다시 시도해주세요.</Form.Status>
        <Form.Status state={undefined} />
      </SpecimenRow>
      <SpecimenRow name="being sent">
        <Form.Root pending aria-label="문의하기">
          <Form.Submit pendingLabel="등록 중...">문의 등록</Form.Submit>
          <Form.Status state={undefined} />
        </Form.Root>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas, globals }) => {
    const links = within(canvas.getByRole("group")).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(EMPTY_BOOKING));
    await expect(canvas.getByLabelText("이름")).toHaveAccessibleDescription("이름을 입력해 주세요.");
    await expect(canvas.getByLabelText("문의내용")).toBeValid();
    const textsOf = (role: "status" | "alert") =>
      canvas.getAllByRole(role).map(({ textContent }) => textContent?.slice(0, 4));
    await expect(textsOf("status")).toEqual(["", "방문예약", "", "", textsIn(globals).form.pending.slice(0, 4)]);
    await expect(textsOf("alert")).toEqual(["", "", "오류가 ", "", ""]);
    await expect(canvas.getByRole("button", { name: "등록 중..." })).toBeDisabled();
  },
};

/** Several wrong fields: the list of them gets the focus, each message leads to its field, what is mended leaves. */
export const Keyboard: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("이름"), "{Enter}");
    await waitFor(() => expect(summary(canvas)).toHaveFocus());
    const links = within(canvas.getByRole("group")).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(EMPTY_BOOKING));

    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const phone = canvas.getByLabelText("연락처");
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription("연락처를 확인해 주세요. 예: 010-1234-5678");
    await userEvent.keyboard("010-1234-5678");
    await expect(phone, "typing keeps the focus").toHaveFocus();
    await expect(within(canvas.getByRole("group")).getAllByRole("link")).toHaveLength(2);

    await userEvent.type(canvas.getByLabelText("이름"), "김단지");
    await expect(within(canvas.getByRole("group")).getAllByRole("link"), "the list stays till its end").toHaveLength(1);
    await userEvent.type(canvas.getByLabelText("생년월일"), "900101");
    await expect(summary(canvas)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/방문예약이 완료되었습니다/)).toBeVisible();
  },
};

/** A single wrong field: no list, the focus goes to the field. */
export const SingleError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("이름"), "김단지");
    await userEvent.type(canvas.getByLabelText("생년월일"), "900101");
    await userEvent.type(canvas.getByLabelText("연락처"), "1234");
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByLabelText("연락처")).toHaveFocus());
    await expect(canvas.getByLabelText("연락처")).toBeInvalid();
    await expect(canvas.getByLabelText("연락처")).toHaveValue("1234");
    await expect(summary(canvas)).toBeNull();
  },
};

/** An answer that comes when the story says so. */
function answerLater(): { answer: Answer; arrive: (outcome: FormOutcome) => void } {
  let resolve: ((outcome: FormOutcome) => void) | undefined;
  return {
    answer: () =>
      new Promise((settle) => {
        resolve = settle;
      }),
    arrive: (outcome) => resolve?.(outcome),
  };
}

const later = answerLater();

/** The button is disabled while the form is being sent; the focus waits in the status and then goes back. */
export const Pointer: Story = {
  tags: ["!dev"],
  render: () => <Booking answer={later.answer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("이름"), "김단지");
    await userEvent.type(canvas.getByLabelText("연락처"), "010-1234-5678");
    await userEvent.type(canvas.getByLabelText("생년월일"), "900101");

    await userEvent.click(submit(canvas));
    const sending = await canvas.findByRole("button", { name: "예약 중..." });
    await expect(sending).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("예약 중입니다.");
    await expect(canvas.getByRole("status").parentElement).toHaveFocus();

    later.arrive("failure");
    await expect(await canvas.findByText("예약에 실패했습니다. 다시 시도해주세요.")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("예약에 실패했습니다.");
    await waitFor(() => expect(submit(canvas)).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "예약 중..." });
    await userEvent.click(canvas.getByLabelText("문의내용"));
    later.arrive("success");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("방문예약이 완료되었습니다."));
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText("문의내용"), "who has gone elsewhere stays there").toHaveFocus();
  },
};

/** A form that came back from the server says what is wrong, and its links lead to the fields. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  render: () => <Booking defaultErrors={EMPTY_BOOKING} />,
  play: async () => {
    const body = await unscriptedBody();
    const links = within(body).getAllByRole<HTMLAnchorElement>("link");
    const targets = links.map(({ hash }) => body.querySelector(hash)?.getAttribute("name"));
    await expect(targets).toEqual(["name", "phone", "birthdate"]);
  },
};
