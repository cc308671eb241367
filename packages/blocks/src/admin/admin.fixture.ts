import type { AuditLine } from "./AuditLog.tsx";
import type { NearLimit, UnsentMessage } from "./MessageNotices.tsx";
import type { PersonView } from "./PersonRow.tsx";

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

/** Kinds of made-up leads. */
export const KINDS = [
  { value: "interest", label: "관심고객" },
  { value: "visit", label: "방문예약" },
  { value: "inquiry", label: "문의" },
];

/** Made-up lists of leads, and how many each has. */
export const LISTS = [
  { value: "all", label: "전체", count: 4 },
  ...STATES.map((state, index) => ({ ...state, count: 2 - Math.min(index, 1) })),
  { value: "quarantined", label: "확인 필요", count: 1 },
];

const NO_ADVERTISING = [
  ["개인정보", "고지"],
  ["마케팅", "동의하지 않음"],
] as const;

/** Made-up persons, newest first: one who is new and left two leads, one with a lead in quarantine, one who is done. */
export const PERSONS: readonly PersonView[] = [
  {
    phone: PHONE,
    state: "new",
    marketing: true,
    leads: [
      {
        id: "4",
        name: "김하나",
        createdAt: NOW,
        kind: "방문예약",
        visitDay: "2026.03.07(토)",
        message: "84A 타입을 보고 싶습니다.\n주차가 되는지 알려 주세요.\n아이와 함께 갑니다.",
        facts: [
          ["생년월일", "900101"],
          ["이메일", null],
          ["개인정보", "고지"],
          ["마케팅", "동의(미확인)"],
        ],
      },
      {
        id: "3",
        name: "최한결",
        createdAt: NOW - HOUR_MS / 2,
        kind: "관심고객",
        visitDay: null,
        message: null,
        facts: NO_ADVERTISING,
      },
    ],
  },
  {
    phone: PHONE,
    state: "called",
    marketing: false,
    leads: [
      {
        id: "2",
        name: "이두리",
        createdAt: NOW - HOUR_MS,
        kind: "문의",
        visitDay: null,
        message: "중도금 대출 조건이 궁금합니다.",
        facts: [["이메일", "visitor@example.com"], ...NO_ADVERTISING],
        quarantine: "확인 필요",
      },
    ],
  },
  {
    phone: PHONE,
    state: "done",
    marketing: false,
    leads: [
      {
        id: "1",
        name: "박세찬",
        createdAt: NOW - 26 * HOUR_MS,
        kind: "관심고객",
        visitDay: null,
        message: null,
        facts: NO_ADVERTISING,
      },
    ],
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
