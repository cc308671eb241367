/** What a form holds as text, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong with an answer, in Korean. */
export class Fault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** A question of a calculator: its field, and how its answer is read. */
export type Question = {
  /** Heading of the questions that start with this one. */
  readonly heading?: string;
  readonly label: string;
  readonly hint?: string;
  readonly start?: string | number | undefined;
  readonly required?: boolean;
  /** Returns whether the question is asked. @default always */
  readonly when?: (typed: Typed) => boolean;
  /** Returns the answer in a text, or its fault. Not called where the question is not asked. */
  readonly read: (text: string, typed: Typed) => unknown;
  /** Returns the values of other fields that the answer brings. It is unselected when one of them changes. */
  readonly fills?: (text: string) => Typed | undefined;
} & (
  | { readonly control: "text"; readonly inputMode?: "numeric" | "decimal" }
  | { readonly control: "day" }
  | { readonly control: "radio" | "select"; readonly options: readonly Option[] }
);

/** Questions by the names of their fields, in their order. */
export type Questions = Readonly<Record<string, Question>>;

/** Answers by the names of their questions; undefined where a question is not asked. */
export type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]:
    Exclude<ReturnType<Q[Name]["read"]>, Fault> | (Q[Name] extends { readonly when: unknown } ? undefined : never);
};

/** What the fields of a form say. */
export interface Reading<Q extends Questions> {
  /** Missing where an answer is wrong. */
  readonly answers?: Answers<Q>;
  readonly faults: Typed;
}

/** Returns whether a question is asked. */
export const isAsked = ({ when }: Question, typed: Typed): boolean => when?.(typed) ?? true;

const isComplete = <Q extends Questions>(read: object): read is Answers<Q> =>
  Object.values(read).every((answer) => !(answer instanceof Fault));

/** Reads the answers to all questions that are asked. */
export function readAnswers<Q extends Questions>(questions: Q, typed: Typed): Reading<Q> {
  const read = Object.entries(questions).map(
    ([name, question]) =>
      [name, isAsked(question, typed) ? question.read(typed[name] ?? "", typed) : undefined] as const,
  );
  const answers = Object.fromEntries(read);
  if (isComplete<Q>(answers)) return { answers, faults: {} };
  const faults = read.flatMap(([name, answer]) => (answer instanceof Fault ? [[name, answer.message] as const] : []));
  return { faults: Object.fromEntries(faults) };
}
