import { describe, expect, it } from "vitest";
import {
  type ConsentMode,
  LEAD_FIELDS,
  LEAD_KINDS,
  LEAD_TEXT_FIELDS,
  type LeadFields,
  type LeadKind,
  type VisitDays,
} from "./fields.ts";
import { MOBILE_PHONE_PATTERN, PHONE_HINT } from "./phone.ts";

import { type LeadRules, normalizeLead, validateLead } from "./rules.ts";

const VISIT: LeadFields = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };

/** A day on which the show home is not open yet. */
const TODAY = "2026-11-27";
const VISITS: VisitDays = { opens: "2026-12-11", plannedEnd: "2027-04-30", closed: ["월", "2027-01-01"] };
const RULES: LeadRules = { consent: "notice", today: TODAY, visits: VISITS };

/** A pattern as browsers read it from an attribute. */
const ofAttribute = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "v");

function problems(kind: LeadKind, fields: LeadFields, consent: ConsentMode = "notice"): string[] {
  return validateLead(kind, normalizeLead(fields), { ...RULES, consent }).map(({ field, code }) => `${field} ${code}`);
}

it.each([
  ["blanks around", { name: "  홍길동\t" }, { name: "홍길동" }],
  ["wide and unbreakable blanks", { name: "\u3000홍\u00a0길동\u2003" }, { name: "홍 길동" }],
  ["fillers that look like blanks", { name: "\u3164\u2800\uffa0" }, { name: "" }],
  ["zero-width blanks and joiners", { name: "홍\u200b길\u200d동\ufeff" }, { name: "홍길동" }],
  ["marks that turn the text around", { name: "\u202e홍길동\u2069" }, { name: "홍길동" }],
  ["NUL and control characters", { name: "홍\u0000길\u0007동\ufffe" }, { name: "홍길동" }],
  ["line breaks in a line", { name: "홍\r\n길\v동\u0085" }, { name: "홍 길 동" }],
  ["Hangul in pieces", { name: "홍길동".normalize("NFD") }, { name: "홍길동" }],
  ["full-width digits", { phone: "０１０－１２３４－５６７８" }, { phone: "010-1234-5678" }],
  ["full-width plus", { phone: "＋８２１０" }, { phone: "+8210" }],
  ["full-width digits in a message, which stay", { message: "１번" }, { message: "１번" }],
  ["line breaks of a message", { message: " 가\r\n나\r다\n\n라\t마 " }, { message: "가\n나\n다\n\n라\t마" }],
  ["a vertical tab in a message, which is a line break", { message: "가\v나" }, { message: "가\n나" }],
  ["a joined emoji in a message", { message: "👨‍👩‍👧" }, { message: "👨‍👩‍👧" }],
  ["a lone surrogate, which is refused later", { name: "홍\ud800" }, { name: "홍\ud800" }],
])("normalizeLead: %s", (_, fields, expected) => {
  expect(normalizeLead(fields)).toEqual(expected);
  expect(normalizeLead(normalizeLead(fields))).toEqual(expected);
});

describe("validateLead", () => {
  it.each<[LeadKind, LeadFields, string[]]>([
    ["interest", {}, ["name", "phone", "birthdate"].map((field) => `${field} REQUIRED_FIELD_EMPTY`)],
    ["inquiry", {}, ["name", "phone"].map((field) => `${field} REQUIRED_FIELD_EMPTY`)],
    [
      "interest",
      { name: "\ufe0f\u3164", phone: " ", birthdate: "\t" },
      ["name", "phone", "birthdate"].map((field) => `${field} REQUIRED_FIELD_EMPTY`),
    ],
    ["visit", VISIT, []],
    ["inquiry", { name: "홍", phone: "0310000" }, []],
    ["visit", { ...VISIT, name: "가".repeat(50) }, []],
    ["visit", { ...VISIT, name: "가".repeat(51) }, ["name TOO_LONG"]],
    ["visit", { ...VISIT, name: "홍\ud800" }, ["name TYPE_TEXT"]],
    ["visit", { ...VISIT, name: "\ufffd\ufffd" }, ["name TYPE_TEXT"]],
    ["visit", { ...VISIT, birthdate: "9".repeat(12) }, []],
    ["visit", { ...VISIT, birthdate: "가".repeat(21) }, ["birthdate TOO_LONG"]],
    ["visit", { ...VISIT, birthdate: "900101-1234567" }, ["birthdate NOT_ALLOWED"]],
    ["visit", { ...VISIT, birthdate: "９００１０１ １２３４５６７" }, ["birthdate NOT_ALLOWED"]],
    ["interest", { ...VISIT, birthdate: "9001011234567" }, ["birthdate NOT_ALLOWED"]],
    ["visit", { ...VISIT, visitDate: "2027-02-29" }, ["visitDate TYPE_DATE"]],
    ["visit", { ...VISIT, visitDate: "2026-13-01" }, ["visitDate TYPE_DATE"]],
    ["visit", { ...VISIT, visitDate: "0026-12-24" }, ["visitDate TYPE_DATE"]],
    ["inquiry", { ...VISIT, visitDate: "2020-01-01" }, ["visitDate NOT_ALLOWED"]],
    ["visit", { ...VISIT, visitDate: "2026.05.01" }, ["visitDate TYPE_DATE"]],
    ["interest", { ...VISIT, email: "a@b.kr" }, []],
    ["interest", { ...VISIT, email: "a@b" }, ["email TYPE_EMAIL"]],
    ["interest", { ...VISIT, email: "a b@c.kr" }, ["email TYPE_EMAIL"]],
    ["interest", { ...VISIT, email: `${"a".repeat(250)}@b.kr` }, ["email TYPE_EMAIL"]],
    ["interest", { ...VISIT, message: "가".repeat(3000) }, []],
    ["visit", { ...VISIT, email: "a@b..kr" }, ["email TYPE_EMAIL"]],
    ["visit", { ...VISIT, message: `한${"\u0301".repeat(31)}` }, ["message TYPE_TEXT"]],
  ])("%s %j", (kind, fields, expected) => {
    expect(problems(kind, fields)).toEqual(expected);
  });

  it("refuses what is far too long before reading it, and keeps it as it was typed", () => {
    const typed = Object.fromEntries(LEAD_TEXT_FIELDS.visit.map((field) => [field, " ".repeat(9000)]));
    expect(normalizeLead(typed)).toEqual(typed);
    expect(problems("visit", typed)).toEqual(LEAD_TEXT_FIELDS.visit.map((field) => `${field} TOO_LONG`));
  });

  it.each([
    "01012345678",
    "010-1234-5678",
    "010 1234 5678",
    "011-123-4567",
    "０１０－１２３４－５６７８",
    " 01012345678 ",
  ])("takes the mobile number %s for a visit", (phone) => {
    expect(problems("visit", { ...VISIT, phone })).toEqual([]);
  });

  it.each([
    "+821012345678",
    "+82 10-1234-5678",
    "+82 (0)10 1234 5678",
    "＋８２ １０-１２３４-５６７８",
    "82-10-1234-5678",
    "0082 10 1234 5678",
    "010.1234.5678",
    "(010) 1234-5678",
    "[010] 1234 / 5678",
    "010 - 1234 - 5678",
    "010--1234-5678",
    "010\u20131234\u20115678",
    "010\u2212 1234\u30fc5678",
    "010ㅡ1234ㅡ5678",
    "\u202a+82\u00a010\u30001234 5678\u202c",
  ])("writes the mobile number %j plainly, and takes it in every form", (typed) => {
    expect(normalizeLead({ phone: typed })).toEqual({ phone: "010-1234-5678" });
    for (const kind of LEAD_KINDS) expect(problems(kind, { ...VISIT, phone: typed })).toEqual([]);
    expect(ofAttribute(MOBILE_PHONE_PATTERN).test(typed)).toBe(true);
  });

  it.each(["031-0000", "02-123-4567", "+82 2 123 4567", "010-1234-5678 (아내)", "010 1234", "+1 010-1234-5678"])(
    "leaves %j, which is no mobile number, as it was typed",
    (phone) => expect(normalizeLead({ phone })).toEqual({ phone }),
  );

  it("refuses in the browser no sign between digits that the server takes", () => {
    const pattern = ofAttribute(MOBILE_PHONE_PATTERN);
    const signs = Array.from({ length: 0x32_00 }, (_, code) => String.fromCodePoint(code));
    const taken = signs.filter(
      (sign) => problems("visit", { ...VISIT, phone: `010${sign}1234${sign}5678` }).length === 0,
    );
    expect(taken.length).toBeGreaterThan(100);
    expect(taken.filter((sign) => !pattern.test(`010${sign}1234${sign}5678`))).toEqual([]);
  });

  it.each([
    "02-123-4567",
    "010-12-5678",
    "010-1234-56789",
    "전화",
    "010-1234-5678 집",
    "+1 10 1234 5678",
    "1012345678",
  ])("refuses %s for a visit with the hint", (phone) => {
    const [error, ...others] = validateLead("visit", normalizeLead({ ...VISIT, phone }), RULES);
    expect(others).toEqual([]);
    expect(error).toMatchObject({ field: "phone", code: "TYPE_PHONE" });
    expect(error?.message).toContain(PHONE_HINT);
    expect(ofAttribute(MOBILE_PHONE_PATTERN).test(phone)).toBe(false);
  });

  it.each([
    ["031-0000", []],
    ["+82 10-1234-5678", []],
    ["０３１００００", []],
    ["123456", ["phone TYPE_PHONE"]],
    ["전화번호는 123456", ["phone TYPE_PHONE"]],
    ["0".repeat(20), []],
    ["0".repeat(21), ["phone TOO_LONG"]],
  ])("asks of the phone %s in popup and inquiry only that it can be called", (phone, expected) => {
    expect(problems("interest", { ...VISIT, phone })).toEqual(expected);
    expect(problems("inquiry", { ...VISIT, phone })).toEqual(expected);
  });

  it("counts a message as the counter does: in whole characters, a line break as one", () => {
    const full = `가\r\n${"😀".repeat(LEAD_FIELDS.message.maxLength - 2)}`;
    expect(problems("visit", { ...VISIT, message: `\n${full}  ` })).toEqual([]);
    expect(validateLead("inquiry", normalizeLead({ ...VISIT, message: `${full}가` }), RULES)).toEqual([
      { field: "message", code: "TOO_LONG", message: "문의내용은 2,000자까지 입력할 수 있습니다." },
    ]);
  });

  it.each([
    ["2026-11-26", {}, "지난 날짜입니다. 오늘이나 그 뒤의 날짜를 선택해 주세요."],
    ["2026-12-10", {}, "견본주택은 2026.12.11에 개관합니다. 그날이나 그 뒤의 날짜를 선택해 주세요."],
    ["2026-12-11", {}, undefined],
    ["2026-12-14", {}, "2026.12.14(월)은 견본주택 휴관일입니다. 다른 날짜를 선택해 주세요."],
    ["2027-01-01", {}, "2027.01.01(금)은 견본주택 휴관일입니다. 다른 날짜를 선택해 주세요."],
    ["2027-04-30", {}, undefined],
    ["2027-05-01", {}, "방문은 2027.04.30까지 예약할 수 있습니다."],
    ["2027-03-31", { saleEnd: "2027-03-30" }, "방문은 2027.03.30까지 예약할 수 있습니다."],
    ["2026-11-27", { opens: undefined }, undefined],
    ["2099-12-31", { plannedEnd: "2026-11-01" }, undefined],
    ["2026-12-24", { saleEnd: "2026-11-26" }, "분양이 끝났습니다. 방문 희망일을 비우고 상담을 신청해 주세요."],
  ])("answers a visit on %s where %j with %s", (visitDate, days, message) => {
    const rules = { ...RULES, visits: { ...VISITS, ...days } };
    expect(validateLead("visit", { ...VISIT, visitDate }, rules).map((error) => error.message)).toEqual(
      message === undefined ? [] : [message],
    );
  });

  it.each([
    ["900101", undefined],
    ["19900101", undefined],
    ["000229", undefined],
    ["121127", undefined],
    ["261128", undefined],
    ["19150101", undefined],
    ["1990년 1월 1일", undefined],
    ["90. 1. 1 (양력)", undefined],
    ["1990-02-30 (음력)", undefined],
    ["생일은 비밀", undefined],
    ["9".repeat(12), undefined],
    ["991301", "TYPE_DATE"],
    ["010229", "TYPE_DATE"],
    ["900100", "TYPE_DATE"],
    ["19900230", "TYPE_DATE"],
    ["18991231", "TYPE_DATE"],
    ["30000101", "NOT_ALLOWED"],
    ["1990-13-01", "TYPE_DATE"],
    ["1990년 2월 30일", "TYPE_DATE"],
    ["음력 90.1.31", "TYPE_DATE"],
    ["121128", "NOT_ALLOWED"],
    ["20121128", "NOT_ALLOWED"],
    ["2012. 11. 28", "NOT_ALLOWED"],
  ])("answers the birth date %s with %s", (birthdate, code) => {
    const expected = code === undefined ? [] : [`birthdate ${code}`];
    for (const kind of ["interest", "visit"] as const)
      expect(problems(kind, { ...VISIT, birthdate })).toEqual(expected);
  });

  it("tells who is too young from who is older than a hundred", () => {
    const [error] = validateLead("visit", { ...VISIT, birthdate: "150101" }, RULES);
    expect(error?.message).toBe(
      "만 14세 미만은 등록할 수 없습니다. 1915년에 태어나셨으면 연도를 네 자리로 적어 주세요.",
    );
    expect(problems("visit", { ...VISIT, birthdate: "19150101" })).toEqual([]);
  });

  it.each([
    ["notice", undefined, []],
    ["checkbox", undefined, ["consent REQUIRED_FIELD_EMPTY"]],
    ["checkbox", "", ["consent REQUIRED_FIELD_EMPTY"]],
    ["checkbox", "no", ["consent REQUIRED_FIELD_EMPTY"]],
    ["checkbox", "on", []],
    ["checkbox", "true", []],
  ] as const)("consent by %s with %s", (consent, value, expected) => {
    expect(problems("visit", value === undefined ? VISIT : { ...VISIT, consent: value }, consent)).toEqual(expected);
  });
});
