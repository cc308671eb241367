import type { Supply, UnitType } from "@danji/complex/schema/supply";
import { describe, expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { PriceTable, TypesTable } from "./Block.tsx";
import { UnitTypeFacts } from "../unit-type/Block.tsx";

const a: UnitType = {
  key: "a",
  label: "84A",
  page: "/FloorPlan/59A",
  exclusiveArea: 84.9,
  areas: { common: 27.62, supply: 112.52, other: 52.84, contract: 165.36 },
  households: 20,
  shape: "4베이 판상형",
  rooms: "방 3개",
};
const { areas: _areas, ...bare } = a;
const b: UnitType = { ...bare, key: "b", label: "84B", page: "/FloorPlan/59B" };
const supply = (types: UnitType[]): Supply => ({
  source: "사업계획",
  asOf: "2026-01-01",
  planned: true,
  types,
  buildings: [
    { number: "101", floors: 10, lines: [{ type: "a", households: 10 }] },
    { number: "102", floors: 10, lines: [{ type: "a", households: 10 }] },
  ],
});

describe("TypesTable", () => {
  it("leads to the page of each type, and marks the one that the page is about", () => {
    const { getByRole } = render(<TypesTable supply={supply([a, b])} current="a" />);
    expect(getByRole("link", { name: "84A" }).getAttribute("href")).toBe("/FloorPlan/59A");
    expect(getByRole("link", { name: "84A" }).getAttribute("aria-current")).toBe("page");
    expect(getByRole("link", { name: "84B" }).hasAttribute("aria-current")).toBe(false);
  });

  it("says what it does not know of a type, and leaves out what it knows of none", () => {
    const { getAllByRole, rerender } = render(<TypesTable supply={supply([a, b])} />);
    const rows = () => getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows()).toContain("84B84.90㎡––20세대4베이 판상형 · 방 3개");
    rerender(<TypesTable supply={supply([b])} />);
    expect(rows().join(" ")).not.toContain("계약면적");
  });

  it("counts all flats where it is asked to", () => {
    const { getByRole, queryByRole, rerender } = render(<TypesTable supply={supply([a])} total />);
    expect(getByRole("row", { name: /^합계/u }).textContent).toBe("합계20세대");
    rerender(<TypesTable supply={supply([a])} />);
    expect(queryByRole("row", { name: /^합계/u })).toBeNull();
  });
});

describe("UnitTypeFacts", () => {
  it("sets areas with two decimals, and counts the buildings", () => {
    const { getAllByRole } = render(<UnitTypeFacts supply={supply([a])} type={a} />);
    const values = getAllByRole("definition").map(({ textContent }) => textContent);
    expect(values.slice(0, 4)).toEqual(["84.90㎡", "112.52㎡", "20세대", "2개동"]);
    expect(values).toContain("165.36㎡");
  });

  it("does without areas that are not known yet", () => {
    const { getAllByRole, getByText } = render(<UnitTypeFacts supply={supply([b])} type={b} />);
    const terms = getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(["전용면적", "세대수", "동수", "평면", "구성", "동과 호"]);
    expect(getByText("면적과 세대수, 동과 호는 예정입니다.")).toBeDefined();
  });
});

it("PriceTable lists the announced prices by type and floor, and nothing before the announcement", () => {
  const prices = [
    { floors: "1층", price: 450_000_000 },
    { floors: "2층 이상", price: 470_000_000 },
  ];
  const { getAllByRole, queryByRole, rerender } = render(<PriceTable types={[{ ...a, prices }, b]} />);
  const rows = getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["타입층분양가", "84A1층4억 5,000만원", "84A2층 이상4억 7,000만원"]);
  rerender(<PriceTable types={[a, b]} />);
  expect(queryByRole("table")).toBeNull();
});
