import { expect, it } from "vitest";
import { leadsCsv } from "./csv.ts";
import type { AdminLead } from "./schema.ts";
import { adminLeadOf } from "./lead.fixture.ts";

const SITES = [{ id: "sample", name: "견본 단지" }];
const LEAD = adminLeadOf({ message: null, createdAt: Date.parse("2026-03-02T15:04:05Z"), state: "called" });

const csvOf = (changes: Partial<AdminLead>): string => leadsCsv([{ ...LEAD, ...changes }], SITES);

it("is a table in UTF-8 with its mark, the line ends of Excel and every cell in quotes", () => {
  expect(leadsCsv([LEAD], SITES)).toBe(
    '\ufeff"접수일시","현장","구분","이름","연락처","생년월일","이메일","방문 희망일","문의내용","개인정보 동의","마케팅 동의","동의문 버전","상태"\r\n' +
      '"2026-03-03 00:04:05","견본 단지","방문예약","홍길동","010-1234-5678","900101","","2026-05-01","","고지","동의(미확인)","2026-01-01","통화"\r\n',
  );
  expect(leadsCsv([], SITES).split("\r\n")).toHaveLength(2);
});

it("gives a lead the name of its site, or the key of one that is no longer there", () => {
  const other = leadsCsv([{ ...LEAD, siteId: "sold-out" }], SITES);
  expect(other).toContain(',"sold-out","방문예약",');
});

it("marks what is in quarantine", () => {
  expect(csvOf({ isQuarantined: true })).toContain(',"확인 필요"\r\n');
});

it("says whether the number's owner has confirmed the consent to advertising", () => {
  expect(csvOf({ marketingConfirmedAt: LEAD.createdAt })).toContain(',"동의(확인됨)",');
  expect(csvOf({ marketing: false, marketingConfirmedAt: LEAD.createdAt })).not.toContain("확인됨");
});

it("says how the terms were agreed to", () => {
  expect(csvOf({ consentMode: "checkbox", consent: true })).toContain(',"동의","동의(미확인)",');
  expect(csvOf({ consentMode: "checkbox", marketing: false })).toContain(',"미동의","",');
});

it.each([
  ["a comma", "홍,길동", "홍,길동"],
  ["a semicolon, at which some programs split", ";=1+1", ";=1+1"],
  ["quotes", '"홍"길동', '""홍""길동'],
  ["a line break", "첫 줄\n둘째 줄", "첫 줄\n둘째 줄"],
  ["a formula", '=HYPERLINK("http://evil.example")', `'=HYPERLINK(""http://evil.example"")`],
  ["a formula with a plus", "+82 10", "'+82 10"],
  ["a formula with a minus", "-1+1", "'-1+1"],
  ["a formula with an at", "@SUM(A1)", "'@SUM(A1)"],
  ["a formula behind blanks", "  =1", "'  =1"],
  ["a tab in front", "\t=1", "'\t=1"],
  ["a pipe", "|calc", "'|calc"],
  ["a full-width formula", "＝1+1", "'＝1+1"],
  ["a full-width plus", "＋1+1", "'＋1+1"],
  ["a full-width minus", "－1+1", "'－1+1"],
  ["a full-width at", "＠SUM(1)", "'＠SUM(1)"],
  ["a zero in front", "010203", "'010203"],
  ["a full-width zero in front", "０１０２０３", "'０１０２０３"],
  ["digits that a spreadsheet would round", "123456789012", "'123456789012"],
  ["an exponent", "12e5", "'12e5"],
  ["a day", "90-01-01", "'90-01-01"],
  ["what would become a day", "1-2", "'1-2"],
  ["what would become a day, with a slash", "3/4", "'3/4"],
  ["a day in Korean", "3월 4일", "'3월 4일"],
  ["a time", "12:30", "'12:30"],
  ["a number that stays as it is", "900101", "900101"],
  ["a flat", "101동 1-2호", "101동 1-2호"],
  ["plain words", "김 = 이", "김 = 이"],
])("writes %s so that a spreadsheet shows it as it is", (_, name, expected) => {
  expect(csvOf({ name })).toContain(`"방문예약","${expected}","010-1234-5678"`);
});

it.each([
  ["010-1234-5678", "010-1234-5678"],
  ["821012345678", "010-1234-5678"],
  ["+82 10-1234-5678", "010-1234-5678"],
  ["010.1234.5678", "010-1234-5678"],
  ["031-000-0000", "031-000-0000"],
  ["0310000000", "'0310000000"],
  ["123456789012", "'123456789012"],
  ["01012345678 (저녁)", "01012345678 (저녁)"],
])("writes the phone %s as %s", (phone, expected) => {
  expect(csvOf({ phone })).toContain(`,"${expected}","900101",`);
});
