import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../src/calendar-days.ts";
import {
  type Applicant,
  checkSupply,
  type Obstacle,
  requiredDeposit,
  SUPPLY_KINDS,
  type SupplyKind,
} from "../src/subscription/eligibility.ts";
import { eligibilityTable, obstacleWords, openWords } from "../src/subscription/eligibility-words.ts";
import { eligibilityRules as rules } from "./template-rules.ts";
import { forAll } from "../../../tests/for-all.ts";

const AREA = 84.9;
/** An applicant who meets the conditions of every kind of supply. */
const everything: Applicant = {
  noticeDay: "2026-12-04",
  birthDay: "1990-01-01",
  region: "elsewhere",
  accountDay: "2015-01-01",
  deposit: 2_000_000,
  homes: "neverOwned",
  isHouseholder: true,
  family: "children",
  marriageDay: "2022-01-01",
  isMarried: true,
  children: 2,
  hasNewborn: true,
  paidIncomeTax: true,
  supportsParent: true,
  isRecommended: true,
  wonSpecial: false,
};
const obstaclesOf = (kind: SupplyKind, change: Partial<Applicant>, area = AREA) =>
  checkSupply(rules, { ...everything, ...change }, area).find((check) => check.kind === kind)?.obstacles;

/** 주택공급에 관한 규칙, annex 2: region, 전용면적 in ㎡, deposit in 만원. */
const DEPOSITS: [string, number, number][] = [
  ["seoul-busan", 85, 300],
  ["seoul-busan", 85.01, 600],
  ["seoul-busan", 135.01, 1500],
  ["metropolitan", 84.9, 250],
  ["elsewhere", 84.9, 200],
  ["elsewhere", 200, 500],
];

/** Conditions of kinds of supply that are not met (주택공급에 관한 규칙, art. 4–55; of the 신생아 특별공급 as announced on 2026-06-14). */
const CASES: [what: string, kind: SupplyKind, change: Partial<Applicant>, obstacles: Obstacle[]][] = [
  ["an account of a year", "firstRank", { accountDay: "2025-12-04" }, []],
  ["an account of a day less", "firstRank", { accountDay: "2025-12-05" }, ["accountMonths"]],
  ["a won less", "firstRank", { deposit: 1_999_999 }, ["deposit"]],
  ["the deposit of another region", "firstRank", { region: "seoul-busan" }, ["deposit"]],
  ["a home outside of regulated areas", "firstRank", { homes: "owns" }, []],
  ["no account", "firstRank", { accountDay: undefined }, ["account"]],
  ["an applicant of 19", "firstRank", { birthDay: "2007-12-04" }, []],
  ["a minor", "firstRank", { birthDay: "2007-12-05" }, ["age"]],
  ["an account of a day", "secondRank", { accountDay: "2026-12-04", deposit: 0 }, []],
  ["an account of a year without the deposit", "secondRank", { deposit: 0 }, []],
  ["an account that gives the first rank", "secondRank", {}, ["firstRank"]],
  ["no account", "secondRank", { accountDay: undefined }, ["account"]],
  ["a minor", "secondRank", { birthDay: "2010-01-01" }, ["age"]],
  ["a recommendation", "institution", {}, []],
  ["no recommendation", "institution", { isRecommended: false }, ["recommendation"]],
  ["an account of a day less", "institution", { accountDay: "2026-06-05" }, ["accountMonths"]],
  ["a home", "institution", { homes: "owns" }, ["home"]],
  ["one child", "multiChild", { children: 1 }, ["children"]],
  ["a home sold before", "multiChild", { homes: "none" }, []],
  ["a special supply won before", "multiChild", { wonSpecial: true }, ["wonSpecial"]],
  ["seven years of marriage", "newlyweds", { marriageDay: "2019-12-04" }, []],
  ["a day more", "newlyweds", { marriageDay: "2019-12-03" }, ["marriageYears"]],
  ["who is not married", "newlyweds", { isMarried: false, marriageDay: undefined }, ["marriage"]],
  ["a marriage that ended", "newlyweds", { isMarried: false }, ["marriage"]],
  ["a child under two", "newborn", {}, []],
  ["a child under two without a marriage", "newborn", { isMarried: false, marriageDay: undefined }, []],
  ["no account", "newborn", { accountDay: undefined }, ["account"]],
  ["a home", "newborn", { homes: "owns" }, ["home"]],
  ["no child under two", "newborn", { hasNewborn: false }, ["newborn"]],
  ["who never owned a home", "firstHome", {}, []],
  ["a home sold before", "firstHome", { homes: "none" }, ["everOwned"]],
  ["a home", "firstHome", { homes: "owns" }, ["home"]],
  ["an account of six months", "firstHome", { accountDay: "2026-06-04" }, ["accountMonths"]],
  ["fewer years of income tax", "firstHome", { paidIncomeTax: false }, ["incomeTax"]],
  ["a single parent", "firstHome", { isMarried: false, family: "children" }, []],
  ["a single parent of an adult child", "firstHome", { isMarried: false, family: "children", children: 0 }, []],
  ["who lives with parents", "firstHome", { isMarried: false, family: "relatives", children: 0 }, []],
  ["who is registered alone", "firstHome", { isMarried: false, family: "none", children: 0 }, ["single"]],
  ["children who are registered elsewhere", "firstHome", { isMarried: false, family: "none", children: 1 }, ["single"]],
  ["a spouse who is registered elsewhere", "firstHome", { family: "none", children: 0 }, []],
  ["no parent", "parents", { supportsParent: false }, ["parent"]],
  ["who does not head the household", "parents", { isHouseholder: false }, ["householder"]],
  ["an account of six months", "parents", { accountDay: "2026-06-04" }, ["accountMonths"]],
  ["several things", "parents", { homes: "owns", supportsParent: false, deposit: 0 }, ["home", "deposit", "parent"]],
];

describe("requiredDeposit", () => {
  it.each(DEPOSITS)("of %s for %d㎡ is %d만원", (region, area, man) => {
    expect(requiredDeposit(rules, region, area)).toBe(man * 10_000);
  });

  it("refuses an unknown region", () => {
    expect(() => requiredDeposit(rules, "mars", AREA)).toThrow(RangeError);
  });
});

describe("checkSupply", () => {
  it.each(CASES)("with %s finds of %s the obstacles (%j)", (_what, kind, change, obstacles) => {
    expect(obstaclesOf(kind, change)).toEqual(obstacles);
  });

  it.each([
    [60, []],
    [60.01, ["single"]],
  ])("finds of 생애최초 for %d㎡ and an applicant who is registered alone the obstacles %j", (area, obstacles) => {
    expect(obstaclesOf("firstHome", { isMarried: false, family: "none", children: 0 }, area)).toEqual(obstacles);
  });

  const applicants = fc.record({
    noticeDay: fc.constantFrom("2026-12-04", "2028-02-29"),
    birthDay: fc.constantFrom("1950-01-01", "1995-06-30", "2009-01-01"),
    region: fc.constantFrom("seoul-busan", "metropolitan", "elsewhere"),
    accountDay: fc.constantFrom(undefined, "2010-01-01", "2026-03-01", "2026-11-01"),
    deposit: fc.integer({ min: 0, max: 20_000_000 }),
    homes: fc.constantFrom("none", "owns", "neverOwned"),
    isHouseholder: fc.boolean(),
    family: fc.constantFrom("children", "relatives", "none"),
    marriageDay: fc.constantFrom(undefined, "2010-01-01", "2024-01-01"),
    isMarried: fc.boolean(),
    children: fc.nat({ max: 5 }),
    hasNewborn: fc.boolean(),
    paidIncomeTax: fc.boolean(),
    supportsParent: fc.boolean(),
    isRecommended: fc.boolean(),
    wonSpecial: fc.boolean(),
  });
  /** Who gains the first rank loses the second. */
  const obstacles = (applicant: Applicant) =>
    checkSupply(rules, applicant, AREA).flatMap((check) => (check.kind === "secondRank" ? [] : check.obstacles));

  it("never finds more obstacles with a higher deposit, an earlier account, a child more or no home", () =>
    forAll(applicants, fc.nat({ max: 24 }), (applicant, months) => {
      const { length } = obstacles(applicant);
      const earlier = applicant.accountDay && addMonths(applicant.accountDay, -months);
      for (const change of [
        { deposit: applicant.deposit + 1_000_000 },
        { accountDay: earlier },
        { children: applicant.children + 1 },
        { homes: "neverOwned" as const },
      ])
        expect(obstacles({ ...applicant, ...change }).length).toBeLessThanOrEqual(length);
    }));

  it.each<[string, Partial<Applicant>, string]>([
    ["a couple", {}, "신청하실 수 있습니다. 소득과"],
    ["a single parent", { isMarried: false }, "신청하실 수 있습니다. 소득과"],
    ["who lives with parents", { isMarried: false, family: "relatives" }, "추첨 물량에 신청하실 수 있습니다. 소득과"],
  ])("opens 생애최초 to %s, to a household of one by lot alone", (_, change, words) => {
    expect(openWords({ kind: "firstHome", obstacles: [] }, { ...everything, ...change })).toMatch(
      new RegExp(`^${words}`, "u"),
    );
  });

  it("words every obstacle that it finds, and every kind in the table", () => {
    forAll(applicants, (applicant) => {
      for (const { kind, obstacles: found } of checkSupply(rules, applicant, AREA))
        for (const obstacle of found)
          expect(obstacleWords(obstacle, { rules, applicant, kind, area: AREA })).toMatch(/[가-힣].*다\.$/u);
    });
    expect(eligibilityTable(rules, AREA).rows).toHaveLength(SUPPLY_KINDS.length);
  });
});
