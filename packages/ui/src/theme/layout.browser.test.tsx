import { expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Table } from "../table/index.ts";
import { columnsOfFour } from "./layout.ts";

const NARROWEST = 100;
const GAP = 20;

/** Number of columns of four items at a width. */
function columnsIn(width: number): number {
  const { container, unmount } = render(
    <ul
      style={{
        display: "grid",
        width,
        padding: 0,
        columnGap: GAP,
        gridTemplateColumns: columnsOfFour(`${NARROWEST}px`, `${GAP}px`),
      }}
    >
      {["84A", "84B", "84C", "84D"].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>,
  );
  const places = new Set(Array.from(container.querySelectorAll("li"), (item) => item.getBoundingClientRect().left));
  unmount();
  return places.size;
}

it.each([
  [60, 1],
  [219, 1],
  [220, 2],
  [339, 2],
  [340, 2],
  [459, 2],
  [460, 4],
  [2000, 4],
])("columnsOfFour leaves none of four items alone in %ipx", (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

it("keeps a table within the page at whose edge it stands", () => {
  render(
    <div style={{ position: "absolute", insetInline: 0 }}>
      <Table.Root caption="공급금액" />
    </div>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
