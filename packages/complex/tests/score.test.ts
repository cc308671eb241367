import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, addYears } from "../src/calendar-days.ts";
import {
  countedAccountDay,
  maximumScore,
  type ScoreAnswers,
  scoreTables,
  subscriptionScore,
} from "../src/subscription/score.ts";
import { scoreRules as rules } from "./template-rules.ts";
import { forAll } from "../../../tests/for-all.ts";

/** A single applicant of 40 who never owned a home, without dependants and an account of a day. */
const single: ScoreAnswers = {
  noticeDay: "2026-12-04",
  birthDay: "1986-12-04",
  ownsHome: false,
  dependants: 0,
  accountDay: "2026-12-04",
};
const score = (answers: Partial<ScoreAnswers>) => subscriptionScore(rules, { ...single, ...answers });

/** 주택공급에 관한 규칙, annex 1, no. 1: 무주택기간. Day of the 30th birthday, points. */
const HOMELESS: [string, number][] = [
  ["2026-12-05", 0],
  ["2026-12-04", 2],
  ["2025-12-05", 2],
  ["2025-12-04", 4],
  ["2016-12-04", 22],
  ["2011-12-05", 30],
  ["2011-12-04", 32],
  ["1990-01-01", 32],
];

/** Annex 1, no. 2: number of 부양가족, points. */
const DEPENDANTS: [number, number][] = [
  [0, 5],
  [1, 10],
  [5, 30],
  [6, 35],
  [9, 35],
];

/** Annex 1, no. 3: day of the account, points. */
const ACCOUNT: [string, number][] = [
  ["2026-12-04", 1],
  ["2026-06-05", 1],
  ["2026-06-04", 2],
  ["2025-12-05", 2],
  ["2025-12-04", 3],
  ["2011-12-05", 16],
  ["2011-12-04", 17],
  ["2006-01-01", 17],
];

/** Half of the spouse's period counts, up to 3 points (annex 1, no. 3; notices from 2024-03-25). Own day, spouse's day, points. */
const SPOUSE: [string, string, number][] = [
  ["2021-12-04", "2026-12-04", 8],
  ["2021-12-04", "2025-12-04", 9],
  ["2021-12-04", "2024-12-05", 9],
  ["2021-12-04", "2024-12-04", 10],
  ["2021-12-04", "2010-01-01", 10],
  ["2011-12-04", "2010-01-01", 17],
];

/** Periods as a minor (art. 10 (6)): up to 5 years, of which up to 2 before 2024. Birth, account, day that counts. */
const MINOR: [string, string, string][] = [
  ["1990-05-01", "2009-05-01", "2009-05-01"],
  ["1990-05-01", "2000-05-01", "2007-05-01"],
  ["2005-01-01", "2010-01-01", "2022-01-01"],
  ["2010-01-01", "2015-01-01", "2024-01-01"],
  ["2011-01-01", "2024-06-01", "2025-01-01"],
  ["2011-01-01", "2026-06-01", "2026-06-01"],
];

describe("subscriptionScore", () => {
  it.each(HOMELESS)("gives an applicant who turned 30 on %s %d points for 무주택기간", (ofAge, points) => {
    expect(score({ birthDay: addYears(ofAge, -30) }).homeless.points).toBe(points);
  });

  it.each(DEPENDANTS)("gives %d 부양가족 %d points", (dependants, points) => {
    expect(score({ dependants }).dependants.points).toBe(points);
  });

  it.each(ACCOUNT)("gives an account of %s %d points", (accountDay, points) => {
    expect(score({ accountDay }).account.points).toBe(points);
  });

  it.each(SPOUSE)("gives accounts of %s and, of the spouse, %s together %d points", (own, spouse, points) => {
    expect(score({ accountDay: own, spouseAccountDay: spouse }).account.points).toBe(points);
  });

  it.each(MINOR)("counts for a birth on %s an account of %s from %s", (birthDay, accountDay, day) => {
    expect(countedAccountDay(rules, birthDay, accountDay)).toBe(day);
  });

  it.each<[what: string, answers: Partial<ScoreAnswers>, since: object]>([
    [
      "the registration of a marriage before 30",
      { marriageDay: "2010-03-02" },
      { since: "marriage", from: "2010-03-02" },
    ],
    ["the 30th birthday of who married later", { marriageDay: "2020-03-02" }, { since: "age", from: "2016-12-04" }],
    ["the disposal of a home", { homelessSince: "2021-08-01" }, { since: "disposal", from: "2021-08-01" }],
    [
      "the 30th birthday after an earlier disposal",
      { homelessSince: "2011-08-01" },
      { since: "age", from: "2016-12-04" },
    ],
    ["no day in a household that owns a home", { ownsHome: true }, { kind: "owner", points: 0 }],
    ["the 30th birthday to come", { birthDay: "1997-01-05" }, { kind: "young", from: "2027-01-05" }],
    [
      "a marriage of who is not yet 30",
      { birthDay: "1997-01-05", marriageDay: "2025-12-04" },
      { since: "marriage", points: 4 },
    ],
  ])("counts 무주택기간 from %s", (_what, answers, expected) => {
    expect(score(answers).homeless).toMatchObject(expected);
  });

  it.each<[what: string, answers: Partial<ScoreAnswers>, total: number]>([
    ["single at 29 with an account of 5 years", { birthDay: "1997-06-01", accountDay: "2021-12-04" }, 12],
    [
      "married at 27, now 35, a spouse and two children, accounts of 9 and 2 years",
      {
        birthDay: "1991-06-01",
        marriageDay: "2018-12-04",
        dependants: 3,
        accountDay: "2017-12-04",
        spouseAccountDay: "2024-12-04",
      },
      52,
    ],
    [
      "at every maximum",
      { birthDay: "1975-01-01", dependants: 6, accountDay: "2000-01-01", spouseAccountDay: "2000-01-01" },
      84,
    ],
  ])("adds up: %s", (_what, answers, total) => {
    expect(score(answers).total).toBe(total);
  });

  it("names the days on which the points rise", () => {
    const { homeless, account } = score({ birthDay: "1990-03-01", accountDay: "2019-02-10" });
    expect(homeless).toMatchObject({ points: 14, rises: "2027-03-01" });
    expect(account.own).toMatchObject({ points: 9, rises: "2027-02-10" });
    expect(account.rises).toBe("2027-02-10");
    expect(score({ birthDay: "1970-01-01" }).homeless).toMatchObject({ points: 32, rises: undefined });
  });
});

/** Own account, the spouse's account, and the day on which either raises the points next (annex 1, no. 3). */
const RISES: [own: string, spouse: string | undefined, rises: string | undefined][] = [
  ["2021-12-04", undefined, "2027-12-04"],
  ["2021-12-04", "2026-01-04", "2027-01-04"],
  ["2021-12-04", "2025-01-04", "2027-01-04"],
  ["2019-01-04", "2025-06-04", "2027-01-04"],
  ["2012-12-04", "2026-06-04", undefined],
];

it.each(RISES)(
  "the next points of two accounts of %s and, of the spouse, %s are on %s",
  (accountDay, spouseAccountDay, rises) => {
    const answers = { accountDay, spouseAccountDay };
    const { account } = score(answers);
    expect(account.rises).toBe(rises);
    if (rises !== undefined)
      expect(score({ ...answers, noticeDay: rises }).account.points).toBeGreaterThan(account.points);
  },
);

const day = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const applicants = fc.record({
  noticeDay: day("2024-12-18", "2030-12-31"),
  birthDay: day("1940-01-01", "2010-12-31"),
  marriageDay: fc.option(day("1990-01-01", "2024-12-17"), { nil: undefined }),
  ownsHome: fc.boolean(),
  homelessSince: fc.option(day("1990-01-01", "2024-12-17"), { nil: undefined }),
  dependants: fc.nat({ max: 12 }),
  accountDay: day("1995-01-01", "2024-12-17"),
  spouseAccountDay: fc.option(day("1995-01-01", "2024-12-17"), { nil: undefined }),
});

describe("points of any applicant", () => {
  it("stay between 6 and 84, and add up", () =>
    forAll(applicants, (answers) => {
      const { homeless, dependants, account, total } = subscriptionScore(rules, answers);
      expect(total).toBe(homeless.points + dependants.points + account.points);
      expect(homeless.points % 2).toBe(0);
      expect(total).toBeGreaterThanOrEqual(6);
      expect(total).toBeLessThanOrEqual(maximumScore(rules).total);
    }));

  it("never fall while time passes", () =>
    forAll(applicants, fc.nat({ max: 60 }), (answers, months) => {
      const noticeDay = addMonths(answers.noticeDay, months);
      const before = subscriptionScore(rules, answers).total;
      expect(subscriptionScore(rules, { ...answers, noticeDay }).total).toBeGreaterThanOrEqual(before);
    }));

  it("never fall with one more in the family, an earlier account or a spouse's account", () =>
    forAll(applicants, fc.nat({ max: 200 }), (answers, months) => {
      const { total } = subscriptionScore(rules, answers);
      const accountDay = addMonths(answers.accountDay, -months);
      const spouseAccountDay = answers.spouseAccountDay ?? answers.accountDay;
      for (const change of [{ dependants: answers.dependants + 1 }, { accountDay }, { spouseAccountDay }])
        expect(subscriptionScore(rules, { ...answers, ...change }).total).toBeGreaterThanOrEqual(total);
    }));

  it("never rise with a home", () =>
    forAll(applicants, (answers) => {
      const { total } = subscriptionScore(rules, answers);
      expect(subscriptionScore(rules, { ...answers, ownsHome: true }).total).toBeLessThanOrEqual(total);
    }));
});

it("scoreTables shows every step of the law in words", () => {
  const [homeless, account, dependants, spouse] = scoreTables(rules);
  const points = (rows: readonly (readonly string[])[] = []) => rows.map((row) => Number.parseInt(row[1] ?? ""));
  expect(points(homeless?.rows)).toEqual(Array.from({ length: 17 }, (_, years) => 2 * years));
  expect(points(account?.rows)).toEqual(Array.from({ length: 17 }, (_, step) => step + 1));
  expect(homeless?.rows[1]).toEqual(["1년 미만", "2점"]);
  expect(homeless?.rows.at(-1)).toEqual(["15년 이상", "32점"]);
  expect(dependants?.rows.at(-1)).toEqual(["6명 이상", "35점"]);
  expect(account?.rows.slice(0, 3)).toEqual([
    ["6개월 미만", "1점"],
    ["6개월 이상 1년 미만", "2점"],
    ["1년 이상 2년 미만", "3점"],
  ]);
  expect(spouse?.rows).toEqual([
    ["1년 미만", "1점"],
    ["1년 이상 2년 미만", "2점"],
    ["2년 이상", "3점"],
  ]);
});
