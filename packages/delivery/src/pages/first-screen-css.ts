import { createHash } from "node:crypto";
import type { Speed } from "../speed.ts";

/** Between two rules of the styles that come with a page. */
const BETWEEN_RULES = "/*!sc*/\n";
/** Ends the rules of one component, and names its classes. */
const MARKER = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"(?<names>[^"]*)"/u;
/** Where a mark tells how many rules of its component came in the head. */
const EARLY_RULES = "--early";
const STYLES = /(?<open><style data-styled[^>]*>)(?<styles>.*?)(?=<\/style>)/su;
/** Nobody prints a page that has only its first screen. */
const PRINTED = /^@media print\{/u;
/** Styles for paper and for chosen colours, and what installs the site: few readers need them, and none for the first screen. */
const RARE = /<link (?:rel="stylesheet"[^>]* media="[^"]*"|rel="manifest")[^>]*>/gu;
/**
 * A telephone lays out what is below the first screen when somebody comes near; until then it has a height like the tallest
 * of its kind, so that nothing in it reaches into what follows. Only where browsers keep what is read in its place while
 * heights above it change, and where `src/start.ts` can say that all heights are needed.
 */
const FAR_SECTIONS = `main>section~section,main~footer{content-visibility:auto;contain-intrinsic-block-size:auto 80rem}main>section:has(form),main~footer{contain-intrinsic-block-size:auto 110rem}`;
/**
 * What is laid out is near enough for a browser to fetch its pictures; a telephone's line is not, while nobody scrolls. So
 * they stand aside, where browsers fetch nothing, until their section is two fifths of a screen away.
 */
const FAR_PICTURES = `@supports (animation-timeline:view()){main>section~section{view-timeline:--near;view-timeline-inset:auto -40%}main>section~section img{animation:near auto steps(1,start) both;animation-timeline:--near}@keyframes near{from{translate:-999rem}}}`;
function farStyles({ homeSectionsNear, homeImagesNear }: Speed): string {
  const rules = (homeSectionsNear ? FAR_SECTIONS : "") + (homeImagesNear ? FAR_PICTURES : "");
  if (rules === "") return "";
  return `<style data-far>@media screen and (max-width:900px) and (scripting:enabled){@supports (overflow-anchor:auto){${rules}}}</style>`;
}

/** Id of the link to the file: where it has come, the first screen is whole (`packages/sections/src/frame/SiteFrame.styles.ts`). */
const LATE_ID = "late";
const CLASSES = /\bclass="(?<names>[^"]*)"/gu;
/** The first screen ends with its section. */
const FIRST_SCREEN = /<section\b[^>]*>.*?<\/section>/su;
const MAIN = /(?<= data-main="(?<main>[^"]+)")/u;
const PRELOADS = /[ \t]*<link rel="modulepreload"[^>]* href="(?<href>[^"]+)">\n?/gu;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASSES)].flatMap(({ groups }) => groups?.["names"]?.split(" ") ?? []));

/** A page whose first screen is inline, and the file with the styles of all below it. */
export interface FirstScreenPage {
  readonly html: string;
  readonly styles?: {
    /** Path of the file in the site. */
    readonly file: string;
    readonly css: string;
  };
}

/** Whether a rule is one of a class. */
const isOf = (name: string, rule: string) => new RegExp(`\\.${name}(?![\\w-])`, "u").test(rule);

/**
 * Parts the styles of a page: what its first screen shows, and what only the rest does. Of a component that looks one way
 * there and another way here, such as a button, each look goes where it is shown. The marks go with the rest, each with
 * the number of its rules that are not there (`--early`): `src/start.ts` puts them together again.
 */
function splitStyles(styles: string, first: ReadonlySet<string>, all: ReadonlySet<string>): [string, string] {
  const early: string[] = [];
  const late: string[] = [];
  let component: string[] = [];
  for (const rule of styles.split(BETWEEN_RULES)) {
    const marker = MARKER.exec(rule.trim())?.groups;
    if (!marker) {
      component.push(rule);
      continue;
    }
    const names = (marker["names"] ?? "").split(",").filter(Boolean);
    // What no class names, such as global styles and keyframes, is needed at once for all that one can tell.
    const below = names.filter((name) => all.has(name) && !first.has(name));
    const isBelow = below.length > 0 && !names.some((name) => first.has(name));
    const moved = new Set(
      isBelow ? component : component.filter((each) => PRINTED.test(each) || below.some((name) => isOf(name, each))),
    );
    const stays = component.filter((each) => !moved.has(each));
    early.push(...stays);
    late.push(...moved, rule.replace(/\}\s*$/u, `;${EARLY_RULES}:${stays.length}}`));
    component = [];
  }
  early.push(...component);
  return [early.join(BETWEEN_RULES), late.join(BETWEEN_RULES)];
}

/**
 * Moves the styles of what is below the first screen of a long page into a file, which a browser waits for behind the first
 * screen and not before it, and lets the site's code be fetched once something has been painted: the entry, the page's own
 * code, then what both import, in the order in which it can begin.
 *
 * @param html The page, with its styles and scripts.
 * @throws Error when the page has no section, styles or script.
 */
export function firstScreenFirst(html: string, speed: Speed): FirstScreenPage {
  const screen = FIRST_SCREEN.exec(html);
  const found = STYLES.exec(html)?.groups;
  const main = MAIN.exec(html)?.groups?.["main"];
  if (!screen || !found || main === undefined) throw new Error("The page has lost its first screen, styles or script.");
  const end = screen.index + screen[0].length;
  const all = found["styles"] ?? "";
  const [first, late] = speed.homeStylesInFile
    ? splitStyles(all, classesOf(html.slice(0, end)), classesOf(html))
    : [all, undefined];
  const file = late === undefined ? undefined : lateFile(late);
  const others = [...html.matchAll(PRELOADS)]
    .flatMap(({ groups }) => groups?.["href"] ?? [])
    .filter((href) => href !== main);
  const page = `${html.slice(0, end)}${file === undefined ? "" : lateLink(file)}${html.slice(end)}`
    .replace(STYLES, (_all, open: string) => farStyles(speed) + open + first)
    .replace(RARE, (link) => (speed.homeRareFiles ? `<noscript data-rare>${link}</noscript>` : link))
    .replace(PRELOADS, "")
    .replace(MAIN, () => ` data-later="${others.join(" ")}"`);
  return { html: page, ...(file !== undefined && late !== undefined && { styles: { file, css: late } }) };
}

const lateFile = (css: string) => `assets/late-${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;

/** Low, so that it does not come before the picture and fonts of the first screen. */
const lateLink = (file: string) => `<link rel="stylesheet" id="${LATE_ID}" fetchpriority="low" href="/${file}">`;
