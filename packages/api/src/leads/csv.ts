import { LEAD_FIELDS, LEAD_TEXTS, type LeadKind, type LeadState, type LeadTextField } from "./fields.ts";
import { dashed, isMobilePhone, phoneKey, plainPhone } from "./phone.ts";
import type { AdminLead, AdminSite } from "./schema.ts";

export const LEAD_KIND_NAMES: Readonly<Record<LeadKind, string>> = {
  interest: "관심고객",
  visit: "방문예약",
  inquiry: "문의",
};

export const LEAD_STATE_NAMES: Readonly<Record<LeadState, string>> = { new: "신규", called: "통화", done: "완료" };

export const QUARANTINED_NAME = "확인 필요";

const HEAD = [
  "접수일시",
  "현장",
  "구분",
  ...LEAD_TEXTS.map((field) => LEAD_FIELDS[field].label),
  "개인정보 동의",
  "마케팅 동의",
  "동의문 버전",
  "상태",
];

/** Returns the name of a site; its key where the deployment no longer has it. */
export const siteName = (siteId: string, sites: readonly AdminSite[]): string =>
  sites.find(({ id }) => id === siteId)?.name ?? siteId;

const MOMENT = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });

type MarketingConsent = Pick<AdminLead, "marketing" | "marketingConfirmedAt">;

/** Returns how the terms were agreed to: by ticking a box, or by sending the form below the notice. */
export function consentName({ consent, consentMode }: Pick<AdminLead, "consent" | "consentMode">): string {
  if (consentMode === "notice") return "고지";
  return consent ? "동의" : "미동의";
}

/** Returns what is known of the consent to advertising; empty if there is none. Only a confirmed one is the number's owner's. */
export function marketingName({ marketing, marketingConfirmedAt }: MarketingConsent): string {
  if (!marketing) return "";
  return marketingConfirmedAt === null ? "동의(미확인)" : "동의(확인됨)";
}

/** Starts of a formula in Excel: a visitor could inject one by a form (CSV injection, OWASP). */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/u;
/** Digits that Excel shows without their zero or as a power of ten. */
const ROUNDED = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/iu;
/** What Excel in Korean takes for a day or a time. */
const MOMENT_LIKE =
  /^(?:\d{1,4} ?[-/] ?\d{1,2}(?: ?[-/] ?\d{1,4})?|(?:\d{2,4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?|\d{1,2}:\d{2}(?::\d{2})?)$/u;

/** A visitor's words, with an apostrophe in front of what a spreadsheet would run, round or take for a day (OWASP). */
function asText(text: string): string {
  // Excel in Korean reads full-width signs and digits as plain ones.
  const folded = text.normalize("NFKC");
  return [FORMULA, ROUNDED, MOMENT_LIKE].some((pattern) => pattern.test(folded)) ? `'${text}` : text;
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const phoneText = (phone: string): string =>
  isMobilePhone(plainPhone(phone)) ? dashed(phoneKey(phone)) : asText(phone);

/** A day has been checked and is shown as one. */
function textOf(lead: AdminLead, field: LeadTextField): string {
  const text = lead[field] ?? "";
  const { type } = LEAD_FIELDS[field];
  if (type === "day") return text;
  return type === "phone" ? phoneText(text) : asText(text);
}

const row = (lead: AdminLead, sites: readonly AdminSite[]): readonly string[] => [
  MOMENT.format(lead.createdAt),
  siteName(lead.siteId, sites),
  LEAD_KIND_NAMES[lead.kind],
  ...LEAD_TEXTS.map((field) => textOf(lead, field)),
  consentName(lead),
  marketingName(lead),
  lead.consentVersion,
  lead.isQuarantined ? QUARANTINED_NAME : LEAD_STATE_NAMES[lead.state],
];

/** Byte order mark, by which Excel knows that the file is UTF-8. */
const BOM = "\ufeff";

/** Returns leads as a file for spreadsheets (RFC 4180) that Excel opens with its Korean intact, times in Seoul's. */
export const leadsCsv = (leads: readonly AdminLead[], sites: readonly AdminSite[]): string =>
  BOM + [HEAD, ...leads.map((lead) => row(lead, sites))].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
