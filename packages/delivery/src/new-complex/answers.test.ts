import { describe, expect, it } from "vitest";
import { readAnswers } from "./answers.ts";

describe("readAnswers", () => {
  it("reads every flag, and gives a type without a figure an area of its class", () => {
    const given = {
      name: "한빛마을",
      region: "경기도 화성시",
      households: "1,204",
      types: "59A, 84B:84.97",
      colors: "#1D3A4A,#ff8a73",
      phone: "031-000-0000",
    };
    expect(readAnswers("hanbit", given)).toEqual({
      ok: true,
      answers: {
        slug: "hanbit",
        name: "한빛마을",
        region: "경기도 화성시",
        households: 1204,
        types: [
          { label: "59A", area: 59.95 },
          { label: "84B", area: 84.97 },
        ],
        colors: { inverse: "#1d3a4a", accent: "#ff8a73" },
        phone: "031-000-0000",
      },
    });
  });

  it("leaves out what is not given or empty", () => {
    const read = readAnswers("hanbit", { name: " " });
    expect(read.ok && Object.values(read.answers).filter((value) => value !== undefined)).toEqual(["hanbit"]);
  });

  it.each([
    ["한빛", {}, "영문 소문자"],
    ["../hanbit", {}, "영문 소문자"],
    ["hanbit", { name: "가".repeat(21) }, "20자까지"],
    ["hanbit", { households: "많이" }, "정수"],
    ["hanbit", { households: "0" }, "정수"],
    ["hanbit", { types: "84" }, "59A,84B"],
    ["hanbit", { types: "84A,84A" }, "서로 다른"],
    ["hanbit", { types: "84A:59.9" }, "전용면적"],
    ["hanbit", { colors: "coral" }, "강조색"],
    ["hanbit", { phone: "031" }, "031-000-0000"],
    ["hanbit", { households: "1", types: "59A,84A" }, "한 세대"],
  ])("refuses %s with %o in Korean", (slug, given, remedy) => {
    const read = readAnswers(slug, given);
    expect(read.ok ? [] : read.faults).toEqual([expect.stringContaining(remedy)]);
  });

  it("reports all faults together", () => {
    const read = readAnswers("A", { households: "x", phone: "y" });
    expect(read.ok ? [] : read.faults).toHaveLength(3);
  });
});
