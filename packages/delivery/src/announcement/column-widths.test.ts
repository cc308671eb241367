import { describe, expect, it } from "vitest";
import { columnWidths } from "./write-table.ts";

const measure = (text: string) => text.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("columnWidths", () => {
  it("fills the width and gives more to what holds more", () => {
    const [name = 0, note = 0] = columnWidths([["신분증", "주민등록증 운전면허증 여권 가운데 하나"]], 100, measure);
    expect(name + note).toBeCloseTo(100);
    expect(note).toBeGreaterThan(name * 2);
  });

  it("leaves air in a column of short words beside a long one", () => {
    const [name = 0] = columnWidths([["성명", "주민등록증 운전면허증 여권 가운데 하나"]], 100, measure);
    expect(name).toBeGreaterThan(15);
  });

  it("keeps words whole as long as they fit", () => {
    const widths = columnWidths([["가나다라마", "가 나 다 라 마 바 사 아 자 차"]], 8, measure);
    expect(widths[0]).toBeGreaterThanOrEqual(5);
    expect(sum(widths)).toBeCloseTo(8);
  });

  it("shares a width that is too narrow for every word", () => {
    expect(columnWidths([["가나다라", "가나"]], 3, measure)).toEqual([2, 1]);
  });

  it("shares what is left alike among cells of one word", () => {
    expect(columnWidths([["가", "나"]], 10, measure)).toEqual([5, 5]);
  });
});
