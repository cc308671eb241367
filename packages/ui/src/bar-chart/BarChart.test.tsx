import { expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { BarChart, type BarChartRow } from "./index.ts";

const chart = (rows: BarChartRow[]) => (
  <BarChart
    caption="달마다 내는 금액"
    nameLabel="달"
    series={["자기 자금", "대출"]}
    rows={rows}
    format={(value) => `${value}원`}
  />
);

const widths = (container: HTMLElement) =>
  Array.from(
    container.querySelectorAll<HTMLElement>("tbody th span[aria-hidden] > *"),
    ({ style }) => style.inlineSize,
  );

it("measures its bars by the longest", () => {
  const rows = [
    { name: "1월", values: [30, 10] },
    { name: "2월", values: [10, 10] },
  ];
  expect(widths(render(chart(rows)).container)).toEqual(["75%", "25%", "25%", "25%"]);
});

it("has no bars where all figures are 0", () => {
  expect(widths(render(chart([{ name: "1월", values: [0, 0] }])).container)).toEqual(["0%", "0%"]);
});
