const rankOf = (choice: unknown) => (Number.isNaN(Number(choice)) ? Infinity : Number(choice));

/** Returns the values that a prop can have, numbers first and in their order. */
export const inOrder = <Choice>(choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
