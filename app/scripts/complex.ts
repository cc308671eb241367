import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { sampleTexts } from "@danji/complex/check/located";
import { ComplexError } from "@danji/delivery/content/read-complex";
import { formatIssue, isFault } from "@danji/complex/issue";
import { reviewComplex } from "@danji/delivery/content/review-complex";
import { type Answers, createComplex, NewComplexError, QUESTIONS } from "@danji/delivery/new-complex";
import { complexFolder, listComplexes, readComplex, TEMPLATE } from "./complexes.ts";
import { root } from "./paths.mjs";
import { siteTheme } from "./site.ts";

const USAGE = [
  "사용법: npm run complex -- list",
  "       npm run complex -- check [slug]",
  `       npm run complex -- new <slug> ${QUESTIONS.map(({ flag }) => `[--${flag} …]`).join(" ")}`,
].join("\n");
const PUBLIC = join(root, "app/public");

/** Returns the faults of a complex, the texts of the template that are left, and advice on wording and upkeep. */
async function review(slug: string) {
  try {
    const issues = await reviewComplex(complexFolder(slug), PUBLIC);
    const complex = await readComplex(slug);
    siteTheme(complex, slug);
    return {
      faults: issues.filter(isFault),
      samples: sampleTexts(complex),
      warnings: issues.filter((issue) => !isFault(issue)),
    };
  } catch (error) {
    if (!(error instanceof ComplexError)) throw error;
    return { faults: error.issues, samples: [], warnings: [] };
  }
}

/** Prints which texts of the template are left, file by file. */
function warnOfSamples(samples: ReturnType<typeof sampleTexts>): void {
  for (const file of new Set(samples.map((sample) => sample.file))) {
    const paths = samples.filter((sample) => sample.file === file).map(({ path }) => path);
    console.warn(`  ${file}에 예시 글이 ${paths.length}개 남아 있습니다: ${paths.join(", ")}`);
  }
}

async function check(slugs: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const slug of slugs) {
    const { faults, samples, warnings } = await review(slug);
    if (faults.length > 0) {
      console.error(
        [`단지 파일이 잘못되었습니다: ${slug}`, ...faults.map((fault) => `  ${formatIssue(fault)}`)].join("\n"),
      );
      wrong += 1;
    } else console.log(`${slug}: 이상이 없습니다.`);
    for (const warning of warnings) console.warn(`  권고 ${formatIssue(warning)}`);
    warnOfSamples(samples);
  }
  return wrong === 0 ? 0 : 1;
}

async function list(): Promise<number> {
  for (const slug of await listComplexes()) {
    const { faults, samples } = await review(slug);
    const state = faults.length > 0 ? `잘못된 곳 ${faults.length}개` : "이상 없음";
    console.log(`${slug}: ${samples.length > 0 ? `${state}, 예시 글 ${samples.length}개` : state}`);
  }
  return 0;
}

/** Asks on a terminal for what is not given; asks nothing where the input is no terminal. */
async function ask(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = { ...given };
  console.log("모르는 것은 비워 두세요. 나중에 파일에서 고칠 수 있습니다.");
  for (const { flag, text } of QUESTIONS) answers[flag] ??= await terminal.question(`${text}: `);
  terminal.close();
  return answers;
}

async function create(slug: string, given: Answers): Promise<number> {
  try {
    await createComplex({
      slug,
      answers: await ask(given),
      template: complexFolder(TEMPLATE),
      folder: complexFolder(slug),
      publicFolder: PUBLIC,
      createTheme: (complex) => siteTheme(complex, slug),
    });
  } catch (error) {
    if (!(error instanceof NewComplexError || error instanceof ComplexError)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`app/complexes/${slug} 폴더를 만들었습니다. COMPLEX=${slug} npm start 로 열어 보세요.`);
  return 0;
}

/** Returns the words of a command and its flags; `undefined` for a flag that there is not. */
function readCommand(args: string[]) {
  const options = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, given: values };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

async function run(args: string[]): Promise<number> {
  const command = readCommand(args);
  const [name, slug, ...more] = command?.words ?? [];
  const hasFlags = Object.keys(command?.given ?? {}).length > 0;
  if (command && more.length === 0) {
    if (name === "list" && slug === undefined && !hasFlags) return list();
    if (name === "check" && !hasFlags) return check(slug === undefined ? await listComplexes() : [slug]);
    if (name === "new" && slug !== undefined) return create(slug, command.given);
  }
  console.error(USAGE);
  return 1;
}

process.exitCode = await run(process.argv.slice(2));
