import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ComplexError } from "@danji/delivery/content/read-complex";
import { reviewComplex } from "@danji/delivery/content/review-complex";
import { complexFolder, listComplexes, readComplex, TEMPLATE } from "./complexes.ts";
import { root } from "./paths.mjs";

const USAGE = "사용법: npm run complex -- check [slug] | new <slug> | list";

async function check(slugs: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const slug of slugs) {
    try {
      const issues = await reviewComplex(complexFolder(slug), join(root, "app/public"));
      if (issues.length > 0) throw new ComplexError(slug, issues);
      console.log(`${slug}: 이상이 없습니다.`);
    } catch (error) {
      if (!(error instanceof ComplexError)) throw error;
      console.error(error.message);
      wrong += 1;
    }
  }
  return wrong === 0 ? 0 : 1;
}

/** Copies the template; only the slug is filled in, everything else is for the sales project to write. */
async function create(slug: string): Promise<number> {
  const folder = complexFolder(slug);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(slug)) {
    console.error("단지 이름(slug)은 영문 소문자, 숫자, -로만 씁니다.");
    return 1;
  }
  if (existsSync(folder)) {
    console.error(`이미 있는 단지입니다: ${slug}`);
    return 1;
  }
  try {
    await cp(complexFolder(TEMPLATE), folder, { recursive: true });
    for (const name of ["identity.json", "pages.json"]) {
      const file = join(folder, name);
      await writeFile(file, (await readFile(file, "utf8")).replaceAll(TEMPLATE.slice(1), slug));
    }
    await readComplex(slug);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`app/complexes/${slug} 폴더를 만들었습니다. COMPLEX=${slug} npm start 로 열어 보세요.`);
  return 0;
}

async function run([command, slug]: readonly string[]): Promise<number> {
  if (command === "list") {
    console.log((await listComplexes()).join("\n"));
    return 0;
  }
  if (command === "check") return check(slug === undefined ? await listComplexes() : [slug]);
  if (command === "new" && slug !== undefined) return create(slug);
  console.error(USAGE);
  return 1;
}

process.exitCode = await run(process.argv.slice(2));
