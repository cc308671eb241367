import type { UnitType } from "@danji/complex/schema/supply";

/** Invented prices by floor, in won. */
const PRICES = [
  { floors: "1층", price: 300_000_000 },
  { floors: "2~4층", price: 310_000_000 },
  { floors: "5층 이상", price: 325_000_000 },
];

/** Returns types with invented prices, as after the 입주자모집공고: no complex of the repository has announced any. */
export const withPrices = (types: readonly UnitType[]): UnitType[] =>
  types.map((type) => ({ ...type, prices: PRICES }));
