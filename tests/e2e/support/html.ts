/** What a reader without JavaScript (a search engine, a messenger's preview) finds in a page's source. */
export interface PageSource {
  readonly title: string | undefined;
  /** Contents of `<meta name>` and `<meta property>`, by name. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: readonly string[];
  readonly headings: readonly string[];
  /** Addresses that the page links to. */
  readonly links: ReadonlySet<string>;
  /** Text of `<main>`. */
  readonly text: string;
  /** Text of each section of `<main>`, and of each of its questions, by the id in its address. */
  readonly parts: ReadonlyMap<string, string>;
  /** Text of the whole page, header and footer included. */
  readonly body: string;
  /** Ids that a label or an ARIA attribute names and no element has; of what is controlled, it may come later. */
  readonly unresolved: readonly string[];
  /** Blocks of structured data, parsed. */
  readonly data: readonly unknown[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(\w+|#x27);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
const plain = (html: string): string =>
  decoded(
    html
      .replaceAll(/<(style|script)\b.*?<\/\1>/gsu, "")
      .replaceAll(/<!--.*?-->|<\/?span\b[^>]*>/gsu, "")
      .replaceAll(/<[^>]*>/gu, " "),
  )
    .replaceAll(/\s+/gu, " ")
    .trim();

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

/** Sections and questions of a page begin with their id, and end where the next one or what they are in does. */
const PARTS = [
  /<section\b[^>]*\bid="(section-\d+)"[^>]*>(.*?)(?=<section\b[^>]*\bid="section-\d+"|<\/main>)/gsu,
  /<\w+\b[^>]*\bid="(question-\w+)"[^>]*>(.*?)(?=<\w+\b[^>]*\bid="question-\w+"|<\/section>)/gsu,
];

/** Reads a page's source. */
export function readPage(html: string): PageSource {
  const ids = new Set(all(html, /\sid="([^"]+)"/gu));
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/gu)];
  return {
    title:
      all(html, /<title>(.*?)<\/title>/gsu)
        .map(decoded)
        .join(" / ") || undefined,
    meta: new Map(meta.map(([, name = "", content = ""]) => [name, decoded(content)])),
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/gu),
    headings: all(html, /<h1\b[^>]*>(.*?)<\/h1>/gsu).map(plain),
    links: new Set(all(html, /<a\b[^>]*\bhref="([^"]*)"/gu)),
    text: plain(all(html, /<main\b[^>]*>(.*)<\/main>/gsu).join(" ")),
    parts: new Map(
      PARTS.flatMap((part) => [...html.matchAll(part)]).map(([, id = "", content = ""]) => [id, plain(content)]),
    ),
    body: plain(all(html, /<body\b[^>]*>(.*)<\/body>/gsu).join(" ")),
    unresolved: all(html, /\s(?:for|headers|list|aria-(?:labelledby|describedby|details|owns))="([^"]+)"/gu)
      .flatMap((named) => named.split(" "))
      .filter((id) => !ids.has(id)),
    data: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gsu).map((json): unknown => JSON.parse(json)),
  };
}
