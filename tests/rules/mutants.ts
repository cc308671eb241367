/** The rules with one small change that a person could make by mistake. */
export interface Mutant {
  /** Line and change, e.g. `12: remove article.views == 0`. */
  readonly name: string;
  readonly rules: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Change extends Span {
  readonly by: string;
  readonly does: string;
}

const OPENING = "([{";
const CLOSING = ")]}";

/** Length of the text literal at a place, or 0. */
const literalAt = (rules: string, at: number): number => /^'(?:[^'\\]|\\.)*'/s.exec(rules.slice(at))?.[0].length ?? 0;

/** Comments as blanks, so that places stay where they are. */
const withoutComments = (rules: string): string =>
  rules.replaceAll(/'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith("//") ? " ".repeat(found.length) : found,
  );

/** A span without the blanks at its ends. */
function trimmed(rules: string, { from, to }: Span): Span {
  const text = rules.slice(from, to);
  return { from: from + text.length - text.trimStart().length, to: to - (text.length - text.trimEnd().length) };
}

/** Cuts a span at an operator, where no bracket is open. */
function split(rules: string, span: Span, operator: "&&" | "||"): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = span.from;
  for (let at = span.from; at < span.to; at += Math.max(1, literalAt(rules, at))) {
    const letter = rules[at] ?? "";
    if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    else if (depth === 0 && rules.startsWith(operator, at)) {
      parts.push(trimmed(rules, { from, to: at }));
      from = at + operator.length;
    }
  }
  return [...parts, trimmed(rules, { from, to: span.to })];
}

/** Every condition below a span, with the value that would stand for its absence. */
function conditionsOf(rules: string, span: Span, absent = "true"): (Span & { readonly absent: string })[] {
  for (const [operator, neutral] of [
    ["||", "false"],
    ["&&", "true"],
  ] as const) {
    const parts = split(rules, span, operator);
    if (parts.length > 1)
      return parts.flatMap((part) => [{ ...part, absent: neutral }, ...inner(rules, part, neutral)]);
  }
  return [{ ...span, absent }, ...inner(rules, span, absent)];
}

/** The conditions inside of brackets around a whole span. */
function inner(rules: string, span: Span, absent: string): (Span & { readonly absent: string })[] {
  const text = rules.slice(span.from, span.to);
  const bracketed = text.startsWith("(") && text.endsWith(")") ? { from: span.from + 1, to: span.to - 1 } : undefined;
  const parts = (["||", "&&"] as const).some((operator) => split(rules, bracketed ?? span, operator).length > 1);
  return bracketed !== undefined && parts ? conditionsOf(rules, trimmed(rules, bracketed), absent) : [];
}

/** Every place where a pattern fits, less those in other text. */
const placesOf = (rules: string, pattern: RegExp): (Span & { readonly text: string })[] =>
  [...rules.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }));

function conditionChanges(rules: string): Change[] {
  const expressions = [...rules.matchAll(/(?:\breturn\b|\bif\b)([^;]+);/g)].map((match) =>
    trimmed(rules, {
      from: match.index + match[0].length - 1 - (match[1] ?? "").length,
      to: match.index + match[0].length - 1,
    }),
  );
  return expressions.flatMap((expression) =>
    conditionsOf(rules, expression).flatMap(({ from, to, absent }): Change[] => {
      const text = rules.slice(from, to);
      const removed = text === absent ? [] : [{ from, to, by: absent, does: `${absent} for ${text}` }];
      return [...removed, { from, to, by: `!(${text})`, does: `not ${text}` }];
    }),
  );
}

/** Numbers one up and one down, in patterns too. */
const numberChanges = (rules: string): Change[] =>
  placesOf(rules, /(?<=[^\w'])\d+(?=[^\w'])/g).flatMap(({ text, ...span }) =>
    [Number(text) + 1, Number(text) - 1]
      .filter((number) => number >= 0)
      .map((number): Change => ({ ...span, by: String(number), does: `${number} for ${text}` })),
  );

/** Comparisons by their neighbours. */
const comparisonChanges = (rules: string): Change[] =>
  placesOf(rules, / (?:<=|==) /g).flatMap(({ text, ...span }) =>
    (text === " == " ? [" >= ", " <= "] : [" < "]).map((by): Change => ({
      ...span,
      by,
      does: `${by.trim()} for ${text.trim()}`,
    })),
  );

/** Fields that an article has, and some that it has not. */
const FIELDS = ["siteId", "title", "summary", "content", "date", "views", "likes", "author"];

/** Lists of fields with one less or one more. */
const listChanges = (rules: string): Change[] =>
  placesOf(rules, /\[(?:'\w+'(?:, )?)+\]/g).flatMap(({ text, ...span }) => {
    const names = text.slice(2, -2).split("', '");
    return [...new Set([...FIELDS, ...names])].map((field): Change => {
      const has = names.includes(field);
      const by = has ? names.filter((name) => name !== field) : [...names, field];
      const does = `${has ? "no" : "also"} ${field} in ${text}`;
      return { ...span, by: `[${by.map((name) => `'${name}'`).join(", ")}]`, does };
    });
  });

/**
 * Whole permissions taken away, cut in half, or given for more than was meant. Not so with updates and with limited lists: their
 * conditions compare what stands with what is to stand, or ask for a query, and so cannot hold for anything else.
 */
const permissionChanges = (rules: string): Change[] =>
  placesOf(rules, /allow (\w+): if [^;]+;/g).flatMap(({ text, ...span }) => {
    const [, method = "", condition = ""] = /allow (\w+): (.+)/s.exec(text) ?? [];
    const halves = method === "read" ? ["get", "list"] : [];
    const more = method === "update" || condition.includes("request.query") ? [] : ["read, write"];
    const others = [...halves, ...more].map((other): Change => ({
      ...span,
      by: `allow ${other}: ${condition}`,
      does: `allow ${other} for ${method}`,
    }));
    return [{ ...span, by: `allow ${method}: if false;`, does: `no allow ${method}` }, ...others];
  });

/** What is said of one collection, said of every document there is. */
const matchChanges = (rules: string): Change[] =>
  placesOf(rules, /match \/[a-z]+\/\{\w+\}/g).map(({ text, ...span }): Change => {
    const by = text.replace(/\/[a-z]+\/\{(\w+)\}/, "/{$1=**}");
    return { ...span, by, does: `${by} for ${text}` };
  });

/** Every mutant of rules. */
export function mutantsOf(source: string): Mutant[] {
  const rules = withoutComments(source);
  const changes = [conditionChanges, numberChanges, comparisonChanges, listChanges, permissionChanges, matchChanges];
  return changes
    .flatMap((make) => make(rules))
    .map(({ from, to, by, does }) => ({
      name: `${rules.slice(0, from).split("\n").length}: ${does.replaceAll(/\s+/g, " ")}`,
      rules: rules.slice(0, from) + by + rules.slice(to),
    }));
}
