import { describe, expect, it } from "vitest";
import { adminLeadOf } from "./lead.fixture.ts";
import { isOfPhone, matchesLead } from "./search.ts";

const LEAD = adminLeadOf({ name: "Hong 홍길동", email: "hong@sample.example", message: "주차가 되나요?" });

describe("a search for leads", () => {
  it.each([
    "",
    "  ",
    "홍길",
    "hong",
    "HONG@",
    "주차",
    "1234",
    "010-1234",
    "01012345678",
    "+82 10-1234-5678",
    "５６７８",
    "1234.5678",
    "1234–5678",
    "홍길동 010-1234-5678",
    "010 1234 5678 홍길동",
    "홍길동 5678",
    "홍 길동",
  ])("finds by %j", (search) => expect(matchesLead(LEAD, search)).toBe(true));
  it.each(["김", "9999", "900101", "visit", "주차 5678", "홍길동 9999", "홍길동 1", "주 차", "-", "()", "'"])(
    "does not find by %j",
    (search) => {
      expect(matchesLead(LEAD, search)).toBe(false);
    },
  );
});

describe("a search for leads by a day", () => {
  const lead = { ...LEAD, createdAt: Date.parse("2026-11-27T23:30:00Z"), visitDate: "2026-12-05" };
  it.each(["11.28", "11월 28일", "2026-11-28", "26/11/28", "2026. 11. 28.", "12월5일", "12/05", "2026.12.05(토)"])(
    "finds by %j",
    (search) => expect(matchesLead(lead, search)).toBe(true),
  );
  it.each(["11.27", "2025-11-28", "2025.12.5", "1.2", "5.6"])("does not find by %j", (search) =>
    expect(matchesLead(lead, search)).toBe(false),
  );
});

it.each([
  ["Nguyễn Đức Ánh", "NGUYEN DUC"],
  ["Nguyễn Đức Ánh", "nguyễn"],
  ["Nguyen Duc", "Đức"],
  ["황보 관", "황보관"],
  ["Sean O’Brien", "o'brien"],
  ["Sean O'Brien", "OBRIEN"],
  ["Anna Kim-Lee", "kim lee"],
  ["José", "jose"],
  ["Hong2", "hong2"],
  ["김하나", "김님"],
  ["김하나", "하나님"],
  ["김하나", "김하나 고객님"],
  ["김하나", "김씨 5678"],
  ["황보 관", "황보 사장님"],
  ["이달님", "달님"],
])("a search for leads by what a caller says finds %s by %s", (name, search) =>
  expect(matchesLead({ ...LEAD, name }, search)).toBe(true),
);

it.each([
  ["이김하", "김님"],
  ["김하나", "이님"],
  ["김하나", "김씨 9999"],
])("a search for leads does not find %s by %s", (name, search) =>
  expect(matchesLead({ ...LEAD, name }, search)).toBe(false),
);

describe("leads of a phone number", () => {
  it.each([
    "010-1234-5678",
    "01012345678",
    "010 1234 5678",
    "+82 10-1234-5678",
    "+8201012345678",
    "+82.010.1234.5678",
    "(+82)10-1234-5678",
    "82-10-1234-5678",
    "821012345678",
    "82 (0)10-1234-5678",
    "0082-10-1234-5678",
    "０１０１２３４５６７８",
  ])("are found by %j", (phone) => expect(isOfPhone(LEAD, phone)).toBe(true));
  it.each(["", "1234", "5678", "1012345678", "010-1234-567", "010-1234-56789", "전화"])(
    "are not found by %j",
    (phone) => {
      expect(isOfPhone(LEAD, phone)).toBe(false);
    },
  );
  it.each([
    ["82-2-123-4567", "02-123-4567"],
    ["8231-123-4567", "031-123-4567"],
    ["0082-70-1234-5678", "070-1234-5678"],
    ["82-507-1234-5678", "0507-1234-5678"],
  ])("left as %s are found by %s", (left, phone) => expect(isOfPhone({ phone: left }, phone)).toBe(true));
  it.each([
    ["8212-3456", "012-3456"],
    ["820-1234", "0-1234"],
  ])("left as %s, without a country code, are not found by %s", (left, phone) => {
    expect(isOfPhone({ phone: left }, phone)).toBe(false);
  });
  it("match nothing without a phone number", () => {
    expect(isOfPhone({ phone: "전화 주세요" }, "전화 주세요")).toBe(false);
  });
});
