import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFault } from "@danji/complex/issue";
import { ComplexError, readComplex } from "./content/read-complex.ts";
import { listNames } from "./content/read-file.ts";
import { reviewComplex } from "./content/review-complex.ts";
import type { CreateSiteTheme } from "./site.ts";

/** Longest name: title of the page and name share 40 characters in search results. */
const LONGEST_NAME = 20;
const SLUG = /^[a-z0-9][a-z0-9-]*$/u;
/** Mode of the new folder: `mkdtemp` makes one for one user alone. */
const FOLDER_MODE = 0o755;

/** What a new complex may be given beside its slug: flag, question in Korean, form of an answer. */
export const QUESTIONS = [
  {
    flag: "name",
    text: `단지 이름, ${LONGEST_NAME}자까지 (예: 한빛마을)`,
    form: new RegExp(`^.{1,${LONGEST_NAME}}$`, "u"),
  },
  { flag: "region", text: "지역 (예: 경기도 화성시)", form: /./u },
  {
    flag: "colors",
    text: "짙은 대표색과 강조색 (예: #1d3a4a,#ff8a73)",
    form: /^(?<inverse>#[0-9a-f]{6})\s*,\s*(?<accent>#[0-9a-f]{6})$/iu,
  },
  { flag: "phone", text: "대표전화 (예: 031-000-0000)", form: /^(?:0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/u },
] as const;

/** Answers by flag; what is missing or empty stays as the template has it. */
export type Answers = Readonly<Partial<Record<(typeof QUESTIONS)[number]["flag"], string>>>;

/** A complex that cannot be made. The message is in Korean. */
export class NewComplexError extends Error {
  override readonly name = "NewComplexError";
}

/** What a new complex is made of and where. */
export interface NewComplex {
  readonly slug: string;
  readonly answers: Answers;
  readonly template: string;
  /** Folder of the new complex, which must not exist. */
  readonly folder: string;
  /** Files that the site is served with as they are. */
  readonly publicFolder: string;
  readonly createTheme: CreateSiteTheme;
}

/** Returns what cannot be used of a slug and answers, one line each in Korean. */
export const answerFaults = (slug: string, answers: Answers): string[] => [
  ...(SLUG.test(slug) ? [] : [`${slug}: 단지 이름(slug)은 영문 소문자, 숫자, -로만 씁니다. 예: hanbit`]),
  ...QUESTIONS.flatMap(({ flag, text, form }) => {
    const answer = answers[flag]?.trim() ?? "";
    return answer === "" || form.test(answer) ? [] : [`--${flag} ${answer}: 이렇게 적으세요. ${text}`];
  }),
];

/** Returns the words of the template with those that replace them, as JSON has both. */
function replacements(slug: string, { name, region, phone }: Answers): (readonly [word: string, own: string])[] {
  const pairs = [
    ["template", slug],
    ['"BRAND"', `"${slug.toUpperCase()}"`],
    ["○○ 단지", name],
    ['"○○"', name && `"${name}"`],
    ["○○시 ○○구", region],
    ["02-000-0000", phone],
  ] as const;
  return pairs.flatMap(([word, own]) => (own ? [[word, own]] : []));
}

/** Makes a complex from the template, or throws a NewComplexError or ComplexError and writes nothing. */
export async function createComplex(options: NewComplex): Promise<void> {
  const { slug, answers, template, folder, publicFolder, createTheme } = options;
  const wrong = answerFaults(slug, answers);
  if (wrong.length > 0) throw new NewComplexError(wrong.join("\n"));
  if (existsSync(folder)) throw new NewComplexError(`이미 있는 단지입니다: ${slug}`);
  // Beside its later place, and named as what is no complex yet.
  const draft = await mkdtemp(join(dirname(folder), `_${slug}-`));
  try {
    await cp(template, draft, { recursive: true });
    const words = replacements(slug, answers);
    for (const name of await listNames(draft, ".json")) {
      const text = await readFile(join(draft, name), "utf8");
      await writeFile(
        join(draft, name),
        words.reduce((result, [word, own]) => result.replaceAll(word, own), text),
      );
    }
    if (answers.colors) {
      const [inverse, accent] = answers.colors.split(",").map((color) => color.trim().toLowerCase());
      await writeFile(join(draft, "theme.json"), `${JSON.stringify({ color: { inverse, accent } }, null, 2)}\n`);
    }
    createTheme(await readComplex(draft));
    const faults = (await reviewComplex(draft, publicFolder)).filter(isFault);
    if (faults.length > 0) throw new ComplexError(slug, faults);
    await chmod(draft, FOLDER_MODE);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
