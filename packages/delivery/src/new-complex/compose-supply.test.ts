import { expect, it } from "vitest";
import { composeSupply } from "./compose-supply.ts";

const types = ["59A", "74A", "84A"].map((label) => ({ label, area: 59.95 }));

it.each([3, 60, 61, 412, 9999])("divides %s households over types, lines and buildings without a rest", (total) => {
  const { households, buildings } = composeSupply(types, total);
  expect(households.reduce((sum, flats) => sum + flats, 0)).toBe(total);
  expect(Math.max(...households) - Math.min(...households)).toBeLessThan(2);
  const lines = buildings.flatMap((building) => building.lines);
  for (const [index, { label }] of types.entries()) {
    const own = lines.filter(({ type }) => type === label.toLowerCase());
    expect(own.reduce((sum, line) => sum + line.households, 0)).toBe(households[index]);
  }
  expect(new Set(buildings.map(({ number }) => number)).size).toBe(buildings.length);
  for (const building of buildings) {
    expect(building.floors).toBeLessThanOrEqual(20);
    expect(building.lines.length).toBeLessThanOrEqual(4);
  }
});
