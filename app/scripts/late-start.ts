import { createHash } from "node:crypto";

/** Between two rules of the styles that come with a page. */
const BETWEEN_RULES = "/*!sc*/\n";
/** Ends the rules of one component, and names its classes. */
const MARKER = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"(?<names>[^"]*)"/u;
const STYLES = /(?<open><style data-styled[^>]*>)(?<styles>.*?)(?=<\/style>)/su;
const CLASSES = /\bclass="(?<names>[^"]*)"/gu;
/** The first screen ends with its section. */
const FIRST_SCREEN = /<section\b[^>]*>.*?<\/section>/su;
const ENTRY = /<script type="module"[^>]* src="(?<src>[^"]+)"><\/script>\n?/u;
const PRELOADS = /[ \t]*<link rel="modulepreload"[^>]* href="(?<href>[^"]+)">\n?/gu;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASSES)].flatMap(({ groups }) => groups?.["names"]?.split(" ") ?? []));

/** A page whose first screen comes by itself, and the file with the styles of all below it. */
export interface LatePage {
  readonly html: string;
  /** Path of the file in the site. */
  readonly file: string;
  readonly css: string;
}

/** Parts the styles of a page: what its first screen shows, and what only the rest does. Components stay in one piece. */
function splitStyles(styles: string, first: ReadonlySet<string>, all: ReadonlySet<string>): [string, string] {
  const kept: [string[], string[]] = [[], []];
  let component: string[] = [];
  for (const rule of styles.split(BETWEEN_RULES)) {
    component.push(rule);
    const names = MARKER.exec(rule.trim())?.groups?.["names"]?.split(",");
    if (!names) continue;
    // What no class names, such as global styles and keyframes, is needed at once for all that one can tell.
    const isLate = names.some((name) => all.has(name)) && !names.some((name) => first.has(name));
    kept[isLate ? 1 : 0].push(...component);
    component = [];
  }
  kept[0].push(...component);
  return [kept[0].join(BETWEEN_RULES), kept[1].join(BETWEEN_RULES)];
}

/**
 * Lets the first screen of a long page come alone: the styles of what is below it go into a file, which a browser waits for
 * behind the first screen and not before it, and the site's code is fetched once something has been painted.
 *
 * @param html The page, with its styles and scripts.
 * @param start Path of the script that fetches the others (`src/start.ts`).
 * @throws Error when the page has no section, styles or script.
 */
export function startLater(html: string, start: string): LatePage {
  const screen = FIRST_SCREEN.exec(html);
  const found = STYLES.exec(html)?.groups;
  const entry = ENTRY.exec(html)?.groups?.["src"];
  if (!screen || !found || entry === undefined)
    throw new Error("The page has lost its first screen, styles or script.");
  const end = screen.index + screen[0].length;
  const [first, late] = splitStyles(found["styles"] ?? "", classesOf(html.slice(0, end)), classesOf(html));
  const file = `assets/late-${createHash("sha256").update(late).digest("hex").slice(0, 10)}.css`;
  const scripts = [entry, ...[...html.matchAll(PRELOADS)].map(({ groups }) => groups?.["href"] ?? "")];
  return {
    // Low, so that it does not come before the picture and typefaces of the first screen.
    html: `${html.slice(0, end)}<link rel="stylesheet" data-late fetchpriority="low" href="/${file}">${html.slice(end)}`
      .replace(STYLES, (_all, open: string) => open + first)
      .replace(PRELOADS, "")
      .replace(
        ENTRY,
        () =>
          `<script type="module" fetchpriority="low" crossorigin src="/${start}" data-later="${scripts.join(" ")}"></script>`,
      ),
    file,
    css: late,
  };
}
