import type { LeadKind } from "./lead-form.ts";

/** What a form says after it was sent. */
export interface LeadMessages {
  readonly success: string;
  /** The lead was stored, and no text message follows. @default "success" */
  readonly successWithoutMessage?: string;
  /** The other side answered that it did not take the lead. */
  readonly rejected: string;
  /** No answer came. */
  readonly failed: string;
}

/** Fixed wording, oddities included (docs/product.md, 8.1). */
export const LEAD_MESSAGES: Readonly<Record<LeadKind, LeadMessages>> = {
  interest: {
    success: "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.",
    rejected: "등록에 실패했습니다. 다시 시도해주세요.",
    failed: "오류가 발생했습니다. 나중에 다시 시도해주세요.",
  },
  visit: {
    success: "방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.",
    successWithoutMessage: "방문예약이 완료되었습니다.\n전문상담원이 곧 연락드립니다.",
    rejected: "예약에 실패했습니다. 다시 시도해주세요.",
    failed: "오류가 발생했습니다. 잠시 후 다시 시도해주세요.",
  },
  inquiry: {
    success: "✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다",
    rejected: "❌ 등록에 실패했습니다. 다시 시도해주세요.",
    failed: "⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.",
  },
};
