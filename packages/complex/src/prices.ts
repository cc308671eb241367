import { formatWon } from "./money.ts";
import type { UnitType } from "./schema/supply.ts";

/** A type of flats with its prices, where they are announced. */
export type PricedType = Pick<UnitType, "label" | "exclusiveArea" | "prices">;

/** The announced price of a type on some floors. */
export interface AnnouncedPrice {
  readonly label: string;
  /** Exclusive area in ㎡. */
  readonly exclusiveArea: number;
  readonly floors: string;
  /** Price in words, e.g. `4억 5,000만원`. */
  readonly price: string;
}

/** Returns the announced prices of all types; none before the announcement. */
export const announcedPrices = (types: readonly PricedType[]): AnnouncedPrice[] =>
  types.flatMap(({ label, exclusiveArea, prices = [] }) =>
    prices.map(({ floors, price }) => ({ label, exclusiveArea, floors, price: formatWon(price) })),
  );
