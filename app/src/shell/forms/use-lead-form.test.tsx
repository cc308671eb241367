import { DataError } from "@danji/api/errors";
import { Checkbox, TextArea, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { act, screen } from "@testing-library/react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { useKeptFields } from "../fields/kept-fields.ts";
import { ServicesContext } from "../services/services.ts";
import { servicesWith } from "../services/services.fixture.ts";
import { LateAnswerProvider } from "./LateAnswer.tsx";
import { answerOf, useLeadForm } from "./use-lead-form.ts";

const SUCCESS = "✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다";
const REJECTED = "❌ 등록에 실패했습니다. 다시 시도해주세요.";
function Inquiry() {
  const form = useLeadForm("inquiry");
  useKeptFields();
  return (
    <main id="main">
      <Form.Root {...form.formProps}>
        <TextField label="이름" name="name" />
        <TextField label="연락처" name="phone" />
        <TextArea label="문의내용" name="message" />
        <Checkbox label="광고 수신" name="marketing" />
        <Form.Submit>등록</Form.Submit>
        <Form.Status state={form.state}>{form.message}</Form.Status>
      </Form.Root>
      <Link to="/plan">평면도</Link>
    </main>
  );
}

function Plan() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      뒤로
    </button>
  );
}

let entries = 0;

/** Opens the site on a page with a form whose answers come when the test says so. */
function open() {
  let answer: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const services = servicesWith({
    leads: () =>
      Promise.resolve({
        send: () =>
          new Promise((resolve, reject) => {
            answer = { resolve: () => resolve({ textMessage: undefined }), reject };
          }),
      }),
  });
  const { user } = render(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[{ pathname: "/", key: `entry-${(entries += 1)}` }]}>
        <LateAnswerProvider>
          <Routes>
            <Route path="/" element={<Inquiry />} />
            <Route path="/plan" element={<Plan />} />
          </Routes>
        </LateAnswerProvider>
      </MemoryRouter>
    </ServicesContext>,
  );
  return {
    user,
    async send() {
      await user.click(screen.getByRole("button", { name: "등록" }));
      await expect.poll(() => answer).toBeDefined();
    },
    async leave() {
      await user.click(screen.getByRole("link", { name: "평면도" }));
      await screen.findByRole("button", { name: "뒤로" });
    },
    async comeBack() {
      await user.click(screen.getByRole("button", { name: "뒤로" }));
      await screen.findByLabelText("이름");
    },
    succeed: () => act(async () => answer?.resolve()),
    fail: () => act(async () => answer?.reject(new DataError("rejected", "no"))),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => [...["이름", "연락처", "문의내용"].map((label) => field(label).value), field("광고 수신").checked];

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(field("이름"), "김하늘");
  await user.type(field("연락처"), "010-1234-5678");
  await user.type(field("문의내용"), "주차");
  await user.click(field("광고 수신"));
}

it("keeps what is typed while the form is sent, and clears the rest", async () => {
  const page = open();
  await fillIn(page);
  await page.send();
  await page.user.type(field("문의내용"), " 대수");
  await page.succeed();
  expect(screen.getByText(SUCCESS)).toBeDefined();
  expect(values()).toEqual(["", "", "주차 대수", false]);
});

it("shows the answer on the next page, until it is closed, and does not bring back what was sent", async () => {
  const page = open();
  await fillIn(page);
  await page.send();
  await page.leave();
  await page.succeed();
  const notice = screen.getByText(SUCCESS);
  expect(notice.closest("[role=status]")).not.toBeNull();
  await page.comeBack();
  expect(values()).toEqual(["", "", "", false]);
  await page.user.click(screen.getByRole("button", { name: "닫기" }));
  expect(screen.queryByText(SUCCESS)).toBeNull();
});

it("shows a failure on the next page, and brings back what was typed", async () => {
  const page = open();
  await fillIn(page);
  await page.send();
  await page.leave();
  await page.fail();
  expect(screen.getByText(REJECTED)).toBeDefined();
  await page.comeBack();
  expect(values()).toEqual(["김하늘", "010-1234-5678", "주차", true]);
});

it("clears the form that the visitor has come back to before the answer", async () => {
  const page = open();
  await fillIn(page);
  await page.send();
  await page.leave();
  await page.comeBack();
  expect(values()).toEqual(["김하늘", "010-1234-5678", "주차", true]);
  await page.succeed();
  expect(values()).toEqual(["", "", "", false]);
  expect(screen.getByText(SUCCESS)).toBeDefined();
});

const ENDED = "개인정보 보관 기간이 끝나 더는 신청을 받지 않습니다. 궁금하신 점은 전화로 문의해 주세요.";
const WAIT = "등록이 너무 많습니다. 30초 뒤에 다시 시도해 주세요.";

it.each([
  ["of the server where another try fails too", new DataError("ended", ENDED), ENDED],
  [
    "of the form and the wait where there were too many",
    new DataError("limited", WAIT),
    `예약에 실패했습니다. 다시 시도해주세요.\n${WAIT}`,
  ],
  [
    "of the form where the answer is no",
    new DataError("rejected", "Form not found"),
    "예약에 실패했습니다. 다시 시도해주세요.",
  ],
  ["of the form where no answer came", new TypeError("failed"), "오류가 발생했습니다. 잠시 후 다시 시도해주세요."],
])("shows the words %s", (_, error, message) => {
  expect(answerOf("visit", error)).toEqual({ status: "failure", message, errors: [] });
});

it.each([
  ["interest", "등록에 실패했습니다. 다시 시도해주세요.", "오류가 발생했습니다. 나중에 다시 시도해주세요."],
  ["inquiry", "❌ 등록에 실패했습니다. 다시 시도해주세요.", "⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요."],
] as const)("has words of its own for %s", (kind, rejected, failed) => {
  expect(answerOf(kind, new DataError("rejected", "no"))).toMatchObject({ message: rejected });
  expect(answerOf(kind, new TypeError("failed"))).toMatchObject({ message: failed });
});
