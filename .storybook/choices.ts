const rankOf = (choice: unknown) => (Number.isNaN(Number(choice)) ? Infinity : Number(choice));

/** Returns the values that a prop can have: numbers in their order, then words, which TypeScript lists as it happens to meet them. */
export const inOrder = <Choice>(choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => rankOf(one) - rankOf(other) || String(one).localeCompare(String(other)));
