import type { Building, Supply, UnitType } from "./schema/supply.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Flats of a building over all of its lines. */
export const buildingHouseholds = ({ lines }: Building) => sum(lines.map(({ households }) => households));

/** Flats of the complex over all types. */
export const totalHouseholds = ({ types }: Supply) => sum(types.map(({ households }) => households));

/** Returns the type with a key, if there is one. */
export const typeOf = ({ types }: Supply, key: string): UnitType | undefined => types.find((type) => type.key === key);

/** Returns where the flats of a type are, building by building; line 2 of building `101` is 101동 2호. */
export const linesOf = ({ buildings }: Supply, key: string) =>
  buildings.flatMap(({ number, lines }) =>
    lines.flatMap(({ type, households }, index) =>
      type === key ? [{ building: number, line: index + 1, households }] : [],
    ),
  );
