import { describe, expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";

const measure = (text: string) => [...text].length;

describe("breakLines", () => {
  it.each([
    ["짧은 글", 10, ["짧은 글"]],
    ["공급 내역과 일정을 확인합니다", 8, ["공급 내역과 ", "일정을 ", "확인합니다"]],
    ["가나다라마바사", 3, ["가나다", "라마바", "사"]],
    ["", 5, [""]],
  ])("sets %j in lines of %d", (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines);
  });
});
