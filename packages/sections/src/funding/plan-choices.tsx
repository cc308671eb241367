/* What the form of a purchase offers. */

export const INTEREST = [
  { value: "seller", label: "사업주체(무이자)" },
  { value: "deferred", label: "계약자가 입주할 때 한꺼번에(이자후불제)" },
  { value: "monthly", label: "계약자가 매월" },
];
export const FIRST_HOME = [
  { value: "no", label: "있습니다" },
  { value: "yes", label: "모두 없습니다" },
];
export const TWENTIETHS = Array.from({ length: 20 }, (_, index) => 5 * (index + 1));
export const TENTHS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
export const MOST_FINAL_LOAN = 80;
export const INSTALMENTS = [1, 2, 3, 4, 5, 6, 7, 8];
export const HOMES = [1, 2, 3, 4];

/** Returns an option for each value, and for the initial value of the field where it is none of them. */
export function options(values: readonly number[], unit: string, initial?: string | number) {
  // A select without an option for its initial value shows the first one.
  const added = [Number(initial)].filter((value) => Number.isInteger(value) && !values.includes(value));
  return [...values, ...added]
    .sort((one, other) => one - other)
    .map((value) => (
      <option key={value} value={value}>
        {`${value}${unit}`}
      </option>
    ));
}
