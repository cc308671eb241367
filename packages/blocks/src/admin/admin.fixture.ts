import type { AuditLine } from "./AuditLog.tsx";
import type { LeadView } from "./LeadCard.tsx";
import type { NearLimit, UnsentMessage } from "./MessageNotices.tsx";

const NOW = Date.parse("2026-03-02T10:00:00+09:00");
const HOUR_MS = 3_600_000;
/** A number that is never given out: the range is reserved for fiction. */
const PHONE = "010-0000-0000";

/** States of a made-up list. */
export const STATES = [
  { value: "new", label: "신규" },
  { value: "called", label: "통화" },
  { value: "done", label: "완료" },
];

/** Made-up sites of one deployment, and all of them. */
export const SITES = [
  { id: "first", name: "첫째 단지" },
  { id: "second", name: "둘째 단지" },
  { id: "", name: "모든 현장" },
];

/** Made-up leads, newest first: one that is new, one in quarantine, one that is done. */
export const LEADS: readonly LeadView[] = [
  {
    name: "김하나",
    phone: PHONE,
    createdAt: NOW,
    kind: "방문예약",
    facts: [
      ["생년월일", "900101"],
      ["이메일", null],
      ["방문 희망일", "2026.03.07(토)"],
      ["개인정보", "고지"],
      ["마케팅", "동의(미확인)"],
    ],
    message: "84A 타입을 보고 싶습니다.\n주차가 되는지 알려 주세요.",
    state: "new",
    marketing: true,
  },
  {
    name: "이두리",
    phone: PHONE,
    createdAt: NOW - HOUR_MS,
    kind: "문의",
    facts: [
      ["이메일", "visitor@example.com"],
      ["개인정보", "고지"],
      ["마케팅", "동의하지 않음"],
    ],
    message: "중도금 대출 조건이 궁금합니다.",
    state: "called",
    quarantine: "확인 필요",
    marketing: false,
  },
  {
    name: "박세찬",
    phone: PHONE,
    createdAt: NOW - 26 * HOUR_MS,
    kind: "관심고객",
    facts: [
      ["개인정보", "고지"],
      ["마케팅", "동의하지 않음"],
    ],
    message: null,
    state: "done",
    marketing: false,
  },
];

/** A made-up audit log, newest line first. */
export const LINES: readonly AuditLine[] = [
  { at: NOW, by: "admin@example.com · 192.0.2.7", text: "보도자료를 고쳤습니다 (article-0)" },
  { at: NOW - HOUR_MS, by: "admin@example.com · 192.0.2.7", text: "고객 3건을 내려받았습니다" },
  { at: NOW - 2 * HOUR_MS, by: "admin@example.com · 192.0.2.7", text: "로그인했습니다" },
  { at: NOW - 3 * HOUR_MS, by: "192.0.2.44", text: "없는 계정으로 로그인을 시도했습니다" },
];

/** A limit of text messages that is nearly used up. */
export const NEAR_LIMITS: readonly NearLimit[] = [{ kind: "방문예약", hours: 24, used: 1720, limit: 2000 }];

/** A quarantine that is nearly full. */
export const NEAR_QUARANTINES = [{ used: 16_500, limit: 20_000 }];

/** Text messages that were not sent. */
export const UNSENT: readonly UnsentMessage[] = [
  { id: "1", kind: "방문예약", state: "failed", at: NOW, reason: "3018", name: "김하나", phone: PHONE },
  { id: "2", kind: "소식", state: "unknown", at: NOW - HOUR_MS, reason: "timeout", name: "박세찬", phone: PHONE },
];
