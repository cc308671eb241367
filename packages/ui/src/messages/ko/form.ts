import type { Messages } from "../messages.ts";

export const form: Messages["form"] = { pending: "보내는 중입니다.", errorSummary: "입력하신 내용을 확인해 주세요." };
