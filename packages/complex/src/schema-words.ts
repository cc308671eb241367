import type * as z from "zod";

/** What a value of a type looks like in a JSON file. */
const KINDS: Readonly<Record<string, string>> = {
  string: "따옴표로 감싼 글",
  number: "숫자",
  int: "정수",
  boolean: "true나 false",
  array: "[ ]로 감싼 목록",
  object: "{ }로 감싼 묶음",
  record: "{ }로 감싼 묶음",
};

/** How much of a thing there is, by what zod calls the thing. */
const COUNTED: Readonly<Record<string, string>> = { string: "자", array: "개" };

const amount = (origin: string, limit: number | bigint) => `${limit}${COUNTED[origin] ?? ""}`;
const listed = (values: readonly z.core.util.Primitive[]) => values.map(String).join(" 또는 ");

/** Message for a value that is missing or of another type. */
const wanted = (input: unknown, what: string) =>
  `${input === undefined ? "빠졌습니다" : "여기에 쓸 수 없는 값입니다"}. 이렇게 적으세요: ${what}`;

/** Returns the values that a discriminator may have; zod does not type them. */
const optionsOf = ({ options }: z.core.$ZodRawIssue): string[] =>
  Array.isArray(options) ? options.map((option: unknown) => String(option)) : [];

/** Returns what is wrong with a value, in Korean. Passed to zod as the `error` of a parse, for schemas without a message. */
export function wordsOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wanted(issue.input, KINDS[issue.expected] ?? issue.expected);
    case "invalid_value":
      return wanted(issue.input, listed(issue.values));
    case "unrecognized_keys":
      return `알 수 없는 키입니다. 지우거나 이름을 고치세요: ${issue.keys.join(", ")}`;
    case "too_small":
      return `${amount(issue.origin, issue.minimum)}${issue.inclusive === false ? "보다 커야" : " 이상이어야"} 합니다`;
    case "too_big":
      return `${amount(issue.origin, issue.maximum)}${issue.inclusive === false ? "보다 작아야" : " 이하여야"} 합니다`;
    case "invalid_union":
      return issue.discriminator === undefined
        ? issue.errors.map(([first]) => first?.message).join(", ")
        : `알 수 없는 ${issue.discriminator}입니다. 이렇게 적으세요: ${listed(optionsOf(issue))}`;
    case "invalid_key":
      return ["이 이름은 쓸 수 없습니다", ...issue.issues.map(({ message }) => message)].join(": ");
    default:
      return "정해진 형식이 아닙니다. docs/adding-a-complex.md의 표를 보고 고치세요";
  }
}
