import { DataError } from "@danji/api/errors";
import { expect, it } from "vitest";
import { answerOf } from "./use-lead-form.ts";

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
