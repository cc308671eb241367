import { formatWon } from "./money.ts";
import type { UnitType } from "./schema/supply.ts";

/** A type of flats with its prices, where they are announced. */
export type PricedType = Pick<UnitType, "label" | "exclusiveArea" | "prices">;

/** Returns the announced prices of all types in words, floor by floor; none before the announcement. */
export const announcedPrices = (types: readonly PricedType[]) =>
  types.flatMap(({ label, exclusiveArea, prices = [] }) =>
    prices.map(({ floors, price }) => ({ label, exclusiveArea, floors, price: formatWon(price) })),
  );
