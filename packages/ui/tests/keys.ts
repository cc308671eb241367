/** What keys do in one place of a primitive. */
export interface KeyRow {
  /** Keys that do the same, as they are printed on keyboards: `Enter`, `Shift + Tab`. */
  keys: readonly string[];
  /** What happens then, as a sentence; where the focus has to be for it, if that is not plain: `On the stage: …`. */
  does: string;
}

/** A pattern of the ARIA Authoring Practices. */
export interface KeyPattern {
  name: string;
  href: string;
}

/**
 * The keyboard of a primitive, row by row, each with a name of its own. Stories take it
 * as `parameters.keys`, and so the page in Storybook lists it. What follows a pattern of the ARIA
 * Authoring Practices has the rows of the pattern's table, the optional ones included, and names it as
 * `parameters.pattern`.
 */
export type KeyTable = Readonly<Record<string, KeyRow>>;

/** The part of a play function's context that the rows need. */
interface StepContext {
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * A play function that goes through a table of keys: one step for each row, and no row without one (it would be a type
 * error). Every row begins with the focus on nothing, and with the story as the row before has left it.
 */
export function playKeys<Row extends string, Context extends StepContext>(
  table: Readonly<Record<Row, KeyRow>>,
  rows: NoInfer<Readonly<Record<Row, (context: Context) => Promise<void>>>>,
): (context: Context) => Promise<void> {
  return async (context) => {
    for (const row in table) {
      const { keys, does } = table[row];
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await context.step(`${keys.join(", ")}: ${does}`, () => rows[row](context));
    }
  };
}
