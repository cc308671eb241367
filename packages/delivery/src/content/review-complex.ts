import { kinds } from "@danji/blocks/kinds.ts";
import { checkContent } from "@danji/complex/check/content";
import { checkFiles, type FilesAround, type FilmFacts, type Size } from "@danji/complex/check/files";
import { textsIn, textsOf } from "@danji/complex/check/located";
import { checkSitePlan } from "@danji/complex/check/site-plan";
import { checkWarnings } from "@danji/complex/check/warnings";
import type { Complex } from "@danji/complex/complex";
import { areaWords } from "@danji/complex/figures";
import type { Issue } from "@danji/complex/issue";
import type { ComplexFiles } from "@danji/complex/load";
import { paperText } from "@danji/complex/plain-text";
import { TOUR_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Supply } from "@danji/complex/schema/supply";
import { frontagesOf } from "@danji/complex/sun/site-model";
import { videosOf } from "@danji/complex/schema/videos";
import { areasOf } from "@danji/floor-plan/areas";
import { checkPlan } from "@danji/floor-plan/check";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { composeAnnouncement } from "../announcement/compose.ts";
import { readOfficialPdf } from "../announcement/official-pdf.ts";
import { flatPlans } from "../bundle/drawn-plans.ts";
import { readComplex } from "./read-complex.ts";
import { planFile, type Plans, readPlans } from "./read-plans.ts";
import { downloads } from "../downloads.ts";
import { missingCharacters, openBothFamilies } from "../fonts/open-font.ts";
import { filmFacts } from "../images/film-facts.ts";
import { readCaptions } from "../images/films.ts";
import { tryPicture } from "../images/open-master.ts";
import { shareGroup } from "../share-images/share-images.ts";

let families: ReturnType<typeof openBothFamilies> | undefined;

/** Texts that are set in fonts of the build, where a browser cannot help out with another one. */
function setTexts(complex: Complex): string[] {
  const cards = Object.keys(complex.pages).flatMap((path) => {
    const { title, name } = shareGroup(complex, path);
    return [title, name];
  });
  return [...textsIn("", composeAnnouncement(complex)).map(({ value }) => paperText(value)), ...cards];
}

/** Returns a fault for each text of the announcement's PDF and the share images with a character that no font shows. */
async function checkLetters(complex: Complex): Promise<Issue[]> {
  const texts = setTexts(complex);
  const missing = missingCharacters(await (families ??= openBothFamilies()), texts.join("").replaceAll("\n", ""));
  if (missing.size === 0) return [];
  return textsOf(complex).flatMap(({ file, path, value }) => {
    const letters = [...missing].filter((letter) => value.includes(letter));
    if (letters.length === 0 || !texts.some((text) => text.includes(paperText(value)))) return [];
    const reason = `공고 PDF와 공유 이미지의 글꼴에 없는 글자입니다: ${letters.join(" ")} 다른 글자로 바꾸세요. ∼는 ~로, ∙는 ·로 씁니다.`;
    return [{ rule: "missing-letter", file, path, reason }];
  });
}

/** Published areas have two decimals. */
const CENT = 100;

/** Returns what is wrong with the plans of a complex in themselves, and against what its supply says. */
export function checkPlans({ types }: Supply, plans: Plans): Issue[] {
  const own = [...plans].flatMap(([key, plan]) =>
    checkPlan(plan).map(({ rule, path, message }) => ({ rule, file: planFile(key), path, reason: message })),
  );
  const against = types.flatMap(({ label, plan: key, exclusiveArea }, index): Issue[] => {
    const plan = key === undefined ? undefined : plans.get(key);
    if (!plan) return [];
    const { exclusive } = areasOf(plan, "basic");
    const isSameArea = Math.round(exclusive * CENT) === Math.round(exclusiveArea * CENT);
    const area = `평면의 전용면적과 다릅니다: 여기는 ${areaWords(exclusiveArea)}, plans/${key}.json은 ${areaWords(exclusive)}입니다`;
    const type = `다른 타입의 평면입니다: 여기는 ${label}, 평면은 ${plan.label}입니다`;
    const issue = (field: string, reason: string) => [
      { rule: "plan-supply", file: "supply.json", path: `types.${index}.${field}`, reason },
    ];
    return [...(isSameArea ? [] : issue("exclusiveArea", area)), ...(plan.label === label ? [] : issue("plan", type))];
  });
  return [...own, ...against];
}

/** Files that the build writes for every complex, beside those that are made from its sale. */
const ALWAYS_BUILT = ["/sitemap.xml", "/robots.txt", "/rss.xml"];

async function pictureSizes(folder: string, { images }: Complex): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  const measure = async ({ file }: Complex["images"][string]) => {
    const size = await tryPicture(folder, file).catch(() => undefined);
    if (size) sizes.set(file, size);
  };
  await Promise.all(Object.values(images).map(measure));
  return sizes;
}

/** Addresses of the files beside the pages: of the owner's public folder, if there is one, of the build, and the tour. */
async function siteFiles(complex: Complex, publicFolder: string): Promise<Set<string>> {
  const entries = await readdir(publicFolder, { recursive: true }).catch(() => []);
  return new Set([
    ...entries.map((name) => `/${name.replaceAll("\\", "/")}`.normalize("NFC")),
    ...downloads(complex).map(({ path }) => path),
    ...ALWAYS_BUILT,
    ...(complex.tour ? [TOUR_PATH] : []),
  ]);
}

/** Films and captions that a complex names and has. */
async function filmFiles(folder: string, { videos }: Complex): Promise<Pick<FilesAround, "films" | "captions">> {
  const names = new Set(await readdir(join(folder, "films")).catch(() => []));
  const films = new Map<string, FilmFacts | undefined>();
  const captions = new Map<string, string>();
  for (const { video } of videosOf(videos)) {
    if (video.film?.kind !== "file") continue;
    const { file, av1, captions: words } = video.film;
    for (const name of [file, av1])
      if (name !== undefined && names.has(name))
        films.set(name, await readFile(join(folder, "films", name)).then(filmFacts, () => undefined));
    if (names.has(words)) captions.set(words, await readCaptions(folder, words));
  }
  return { films, captions };
}

/** Returns faults of a complex and the files around it, and warnings on wording and due sources, or throws a ComplexError. */
export async function reviewComplex(
  folder: string,
  publicFolder: string,
  replaced: ComplexFiles = {},
  today = koreanDate(Date.now()),
): Promise<Issue[]> {
  const complex = await readComplex(folder, replaced);
  const around = {
    pictures: await pictureSizes(folder, complex),
    addresses: await siteFiles(complex, publicFolder),
    ...(await filmFiles(folder, complex)),
  };
  const plans = await readPlans(folder, complex);
  const official = await readOfficialPdf(folder);
  return [
    ...official.issues,
    ...checkContent(complex, kinds),
    ...checkFiles(complex, around, kinds),
    ...checkPlans(complex.supply, plans),
    ...checkSitePlan(complex, frontagesOf(complex.supply, flatPlans(plans))),
    ...(await checkLetters(complex)),
    ...checkWarnings(complex, today),
  ];
}
