/** A type of flat of a new complex. */
export interface NewType {
  /** What buyers read, e.g. `84A`. */
  readonly label: string;
  /** Exclusive area in ㎡. */
  readonly area: number;
}

/** What is known of a new complex; what is left out stays as the template has it. */
export interface Answers {
  readonly slug: string;
  readonly name?: string | undefined;
  readonly region?: string | undefined;
  readonly households?: number | undefined;
  readonly types?: readonly NewType[] | undefined;
  /** Dark colour of the brand and its accent, as `#rrggbb`. */
  readonly colors?: { readonly inverse: string; readonly accent: string } | undefined;
  readonly phone?: string | undefined;
}

/** A question of `new`, which is a flag as well. */
export interface Question {
  readonly flag: "name" | "region" | "households" | "types" | "colors" | "phone";
  /** The question with an example of its answer, in Korean. */
  readonly text: string;
}

/** Questions about a new complex, in order. */
export const QUESTIONS: readonly Question[] = [
  { flag: "name", text: "단지 이름 (예: 한빛마을)" },
  { flag: "region", text: "지역 (예: 경기도 평택시)" },
  { flag: "households", text: "세대수 (예: 412)" },
  { flag: "types", text: "타입, 쉼표로 나눕니다 (예: 59A,74A:74.62,84A)" },
  { flag: "colors", text: "짙은 대표색과 강조색 (예: #1d3a4a,#ff8a73)" },
  { flag: "phone", text: "대표전화 (예: 031-000-0000)" },
];

/** Words as they were given, by flag. */
export type GivenWords = Readonly<Partial<Record<Question["flag"], string>>>;

export type AnswersResult =
  { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: readonly string[] };

/** Longest name: title of the page and name share 40 characters in search results. */
const LONGEST_NAME = 20;
const MOST_HOUSEHOLDS = 9_999;
const MOST_TYPES = 12;
/** Published areas of a class end below the next one; without a figure of its own a type has this share of a ㎡ more. */
const REST = 0.95;

const SLUG = /^[a-z0-9][a-z0-9-]*$/u;
const TYPE = /^(?<label>(?<size>\d{2,3})[A-Z]\d?)(?::(?<area>\d{2,3}(?:\.\d{1,2})?))?$/u;
const PHONE = /^(?:0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/u;
const COLORS = /^(?<inverse>#[0-9a-f]{6})\s*,\s*(?<accent>#[0-9a-f]{6})$/iu;

function readType(word: string): NewType | undefined {
  const { label, size, area } = TYPE.exec(word)?.groups ?? {};
  if (label === undefined || size === undefined) return undefined;
  const type = { label, area: area === undefined ? Number(size) + REST : Number(area) };
  return Math.floor(type.area) === Number(size) ? type : undefined;
}

function readTypes(words: string): readonly NewType[] | undefined {
  const types = words.split(",").map((word) => readType(word.trim()));
  const known = types.filter((type) => type !== undefined);
  const isDistinct = new Set(known.map(({ label }) => label)).size === types.length;
  return known.length === types.length && isDistinct && types.length <= MOST_TYPES ? known : undefined;
}

function readHouseholds(word: string): number | undefined {
  const number = /^[\d,]+$/u.test(word) ? Number(word.replaceAll(",", "")) : Number.NaN;
  return number >= 1 && number <= MOST_HOUSEHOLDS ? number : undefined;
}

function readColors(words: string): Answers["colors"] {
  const { inverse, accent } = COLORS.exec(words)?.groups ?? {};
  return inverse === undefined || accent === undefined
    ? undefined
    : { inverse: inverse.toLowerCase(), accent: accent.toLowerCase() };
}

const readName = (word: string) => (word.length <= LONGEST_NAME ? word : undefined);
const readPhone = (word: string) => (PHONE.test(word) ? word : undefined);

/** Reads what is given of a new complex. An empty word counts as not given; all faults are reported together, in Korean. */
export function readAnswers(slug: string, given: GivenWords): AnswersResult {
  const faults: string[] = [];
  const read = <Value>(flag: Question["flag"], reader: (word: string) => Value | undefined, remedy: string) => {
    const word = given[flag]?.trim() ?? "";
    if (word === "") return undefined;
    const value = reader(word);
    if (value === undefined) faults.push(`--${flag} ${word}: ${remedy}`);
    return value;
  };
  if (!SLUG.test(slug)) faults.push(`${slug}: 단지 이름(slug)은 영문 소문자, 숫자, -로만 씁니다. 예: hanbit`);
  const answers: Answers = {
    slug,
    name: read("name", readName, `이름은 ${LONGEST_NAME}자까지 적으세요`),
    region: read("region", (word) => word, ""),
    households: read("households", readHouseholds, `1부터 ${MOST_HOUSEHOLDS}까지의 정수로 적으세요`),
    types: read(
      "types",
      readTypes,
      `서로 다른 타입을 ${MOST_TYPES}개까지 59A,84B처럼 적으세요. 전용면적은 84A:84.97처럼 붙입니다`,
    ),
    colors: read("colors", readColors, "#1d3a4a,#ff8a73처럼 짙은 대표색과 강조색을 적으세요"),
    phone: read("phone", readPhone, "031-000-0000처럼 적으세요"),
  };
  const { households, types } = answers;
  if (households !== undefined && types !== undefined && households < types.length)
    faults.push(`--households ${households}: 타입마다 한 세대는 있어야 합니다. ${types.length} 이상으로 적으세요`);
  return faults.length === 0 ? { ok: true, answers } : { ok: false, faults };
}
