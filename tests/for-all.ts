import fc from "fast-check";

/** Checks a property of any values of the arbitraries. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...property: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    predicate: (...values: Values) => void,
  ]
): void {
  fc.assert(fc.property<Values>(...property));
}
