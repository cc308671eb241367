import { kinds } from "@danji/blocks/kinds.ts";
import { expect, it } from "vitest";
import { checkedSources } from "../src/checked-sources.ts";
import { complexSchema } from "../src/complex.ts";
import { sampleFiles } from "./sample-files.ts";
import { sunlightFiles } from "./sun/sun-site.ts";
import { eligibilityRules, fundingRules, scoreRules } from "./template-rules.ts";

const schema = complexSchema(kinds);
const complex = schema.parse(sampleFiles());

it("names everything that a complex states, the figures of the complex before the law's, with their days", () => {
  const sources = checkedSources({
    ...complex,
    subscription: { score: scoreRules, eligibility: eligibilityRules },
    funding: fundingRules,
    sunlight: schema.shape.sunlight.parse(sunlightFiles()),
  });
  expect(sources.map(({ name }) => name)).toEqual([
    "사업개요",
    "타입과 세대수",
    "분양일정",
    "계약 서류",
    "인지세",
    "청약 가점",
    "신청 자격",
    "취득세",
    "대금과 대출",
    "동 배치와 높이",
    "동지 일조 기준",
  ]);
  expect(sources[0]).toEqual({ name: "사업개요", source: "사업계획", asOf: "2026-01-01" });
  expect(sources.find(({ name }) => name === "인지세")).toEqual({
    name: "인지세",
    source: "「인지세법」",
    asOf: "2025-10-01",
    reviewBy: "2027-03-31",
  });
  expect(
    sources
      .slice(4)
      .filter(({ reviewBy }) => reviewBy === undefined)
      .map(({ name }) => name),
  ).toEqual(["동 배치와 높이"]);
});

it("leaves out the tools that a complex does not have", () => {
  expect(checkedSources(complex).map(({ name }) => name)).toEqual([
    "사업개요",
    "타입과 세대수",
    "분양일정",
    "계약 서류",
    "인지세",
  ]);
});
