import * as z from "zod";
import { httpsUrl, isoDate, sitePath, text } from "./primitives.ts";

const endpoint = z.union([sitePath, httpsUrl]);

/** `forms.json`: endpoints of the forms, and the privacy notice beside them (Personal Information Protection Act, art. 15). */
export const formsSchema = z.strictObject({
  endpoints: z.strictObject({
    interest: endpoint.meta({ title: "관심고객 등록을 받는 주소" }),
    visit: endpoint.meta({ title: "방문예약을 받는 주소" }),
    inquiry: endpoint.meta({ title: "문의를 받는 주소" }),
  }),
  /** `notice` shows the terms; `checkbox` also asks for a required tick. */
  consent: z
    .enum(["notice", "checkbox"])
    .meta({ title: "동의를 받는 방법", description: "notice는 안내, checkbox는 필수 동의 상자입니다." })
    .default("notice"),
  /** Changes with the notice below; stored with each lead as a record of what was shown. */
  consentVersion: text.meta({ title: "동의 글의 판", description: "동의 글을 바꾸면 함께 바꿉니다." }),
  /** The four statements that the law requires. */
  privacy: z.strictObject({
    items: z.strictObject({
      interest: text.meta({ title: "관심고객 등록의 수집 항목" }),
      visit: text.meta({ title: "방문예약의 수집 항목" }),
      inquiry: text.meta({ title: "문의의 수집 항목" }),
    }),
    purpose: text.meta({ title: "이용 목적" }),
    retention: text.meta({ title: "보유 기간" }),
    refusal: text.meta({ title: "거부할 권리" }),
    /** Who may not register, e.g. children under 14. */
    restriction: text.meta({ title: "등록할 수 없는 사람" }),
    /** Consent to advertising (광고성 정보), with a checkbox of its own (PIPA, art. 22; Network Act, art. 50). */
    advertising: z.strictObject({
      /** Label of the optional box; names 광고성 정보. */
      label: text
        .refine((label) => label.includes("광고성 정보"), "‘광고성 정보’라고 밝혀야 합니다(정보통신망법 제50조)")
        .meta({ title: "광고 수신 동의 글", description: "광고성 정보라고 밝힙니다." }),
      purpose: text.meta({ title: "광고의 이용 목적" }),
      retention: text.meta({ title: "광고의 보유 기간" }),
      refusal: text.meta({ title: "광고를 거부할 권리" }),
    }),
    officer: text.meta({ title: "개인정보 담당자" }),
  }),
  /** How long after the sale leads are kept; the words of `privacy.retention` name the same months. */
  retention: z.strictObject({
    months: z.int().min(1).max(36).meta({ title: "보관 개월 수" }),
    /** Last day of the sale, once it has ended. Until it is written here nothing is deleted. */
    saleEnd: isoDate
      .meta({ title: "분양이 끝난 날", description: "보관 기간이 지나면 신청을 모두 삭제합니다." })
      .optional(),
  }),
  textMessagePromise: text.meta({ title: "문자 안내 문장", description: "예약 양식 옆에 보입니다." }),
});

export type Forms = z.output<typeof formsSchema>;
