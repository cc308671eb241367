const COMMENT = /\/\*.*?\*\//gsu;
const DECLARATION = /(?:^|[;{}])\s*(?<property>-?[a-z][a-z-]*):\s*(?<value>[^;{}]+)(?=[;}]|$)/gu;
const PSEUDO = /::?(?<name>[a-z][a-z-]+)/gu;
const RULE = /(?:^|[;{}])\s*(?<prelude>[^;{}]+)\{/gu;
const AT_RULE = /^@(?<name>[a-z-]+)/u;
const MEDIA_FEATURE = /\((?<name>[a-z][a-z-]+)/gu;
const CALL = /(?<name>[a-z][a-z-]*)\(/gu;
const WORD = /(?<![\w-])[a-z][a-z-]*(?![\w(-])/gu;
const UNIT = /\d(?<unit>[a-z]+)/gu;

/** Where MDN's data keeps units that are newer than the others. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^[dsl]v(?:h|w|i|b|min|max)$/u, "viewport_percentage_units_dynamic"],
  [/^cq(?:w|h|i|b|min|max)$/u, "container_query_length_units"],
  [/^lh$/u, "lh"],
  [/^rlh$/u, "rlh"],
  [/^cap$/u, "cap"],
];

const named = (text: string, pattern: RegExp, group: string) =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.[group] ?? []);

/** Returns the paths in MDN's data that a piece of CSS may lead to; not each of them exists. */
export function cssFeatures(css: string): string[][] {
  const text = css.replaceAll(COMMENT, " ");
  const rules = named(text, RULE, "prelude").flatMap((prelude) => {
    const rule = AT_RULE.exec(prelude)?.groups?.["name"];
    if (rule === undefined) return named(prelude, PSEUDO, "name").map((name) => ["css", "selectors", name]);
    return [
      ["css", "at-rules", rule],
      ...named(prelude, MEDIA_FEATURE, "name").map((name) => ["css", "at-rules", rule, name]),
    ];
  });
  const declarations = [...text.matchAll(DECLARATION)].flatMap(({ groups }) => {
    const { property = "", value = "" } = groups ?? {};
    return [
      ["css", "properties", property],
      ...(value.match(WORD) ?? []).map((word) => ["css", "properties", property, word]),
      ...named(value, CALL, "name").flatMap((name) => [
        ["css", "properties", property, name],
        ["css", "types", name],
        ["css", "types", "color", name],
        ["css", "types", "image", name],
        ["css", "types", "gradient", name],
        ["css", "types", "easing-function", name],
      ]),
      ...named(value, UNIT, "unit").flatMap((unit) =>
        UNITS.flatMap(([pattern, name]) => (pattern.test(unit) ? [["css", "types", "length", name]] : [])),
      ),
    ];
  });
  return [...rules, ...declarations];
}
