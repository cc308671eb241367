import { blockName } from "@danji/complex/content-names";
import { entryName, fieldName } from "@danji/complex/field-names";
import type { Issue } from "@danji/complex/issue";
import { alternativesOf, entriesOf, kindOf, type SchemaNode } from "@danji/complex/schema-fields";
import type { ContentField, FieldValue } from "./api.ts";

/** A value of a file with its description, on the way to its fields. */
export interface ContentNode {
  readonly value: unknown;
  readonly node: SchemaNode | undefined;
  readonly path: readonly (string | number)[];
  /** Names on the way, as those of `SchemaField`. */
  readonly names: readonly string[];
  /** Entries that it is in, e.g. `카드 2`. */
  readonly trail: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the `kind` of a block or section. */
export function kindIn(value: unknown): string | undefined {
  const kind = isRecord(value) ? value["kind"] : undefined;
  return typeof kind === "string" ? kind : undefined;
}

/** Returns the alternative that describes a value, by its `kind` where it has one. */
function describe(node: SchemaNode | undefined, value: unknown): SchemaNode | undefined {
  const options = node ? alternativesOf(node) : [];
  return options.find((option) => kindOf(option) !== undefined && kindOf(option) === kindIn(value)) ?? options[0];
}

const property = (node: SchemaNode | undefined, name: string): SchemaNode | undefined => {
  const found = node?.properties?.[name];
  return typeof found === "object" ? found : undefined;
};

/** Returns what an entry of a list is called, e.g. `카드 2`, or `블록 1(표)`. */
function entryLabel(names: readonly string[], index: number, entry: unknown): string {
  const kind = names.at(-1) === "blocks" ? blockName(kindIn(entry) ?? "") : undefined;
  return `${entryName(names) ?? ""} ${index + 1}${kind === undefined ? "" : `(${kind})`}`;
}

/** Returns the entries of a list or record, or the properties of an object but a constant `kind`. */
export function childrenOf({ value, node, path, names, trail }: ContentNode): ContentNode[] {
  const described = describe(node, value);
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => {
      const isGroup = typeof entry === "object" && entry !== null && !Array.isArray(entry);
      return {
        value: entry,
        node: described && entriesOf(described),
        path: [...path, index],
        names,
        trail: isGroup ? [...trail, entryLabel(names, index, entry)] : trail,
      };
    });
  if (!isRecord(value)) return [];
  const kind = described && kindOf(described);
  const here = kind === undefined ? names : [...names, kind];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (key === "kind" && kind !== undefined) return [];
    const known = property(described, key);
    const isEntry = known === undefined && described?.properties === undefined;
    return [
      {
        value: entry,
        node: known ?? (described && entriesOf(described)),
        path: [...path, key],
        names: isEntry ? here : [...here, key],
        trail,
      },
    ];
  });
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Returns the numbers of a value in lists of values, e.g. `2-1` of the first cell in the second row. */
function ordinals(path: readonly (string | number)[]): string {
  const last = path.findLastIndex((step) => typeof step === "string");
  return path
    .slice(last + 1)
    .map((step) => Number(step) + 1)
    .join("-");
}

function fieldOf({ value, node, path, names, trail }: ContentNode, issues: readonly Issue[]): ContentField[] {
  if (!isFieldValue(value)) return [];
  const described = node && alternativesOf(node);
  const [first] = described ?? [];
  const { name = String(path.at(-1)), about } = fieldName(names) ?? {};
  const own = path.join(".");
  const number = ordinals(path);
  const options = first?.enum?.filter((option) => typeof option === "string");
  return [
    {
      path,
      value,
      label: [...trail, number === "" ? name : `${name} ${number}`].join(" › "),
      ...(about !== undefined && { about }),
      ...(first?.minLength !== undefined && first.minLength > 1 && { minLength: first.minLength }),
      ...(first?.maxLength !== undefined && { maxLength: first.maxLength }),
      ...(options && { options }),
      issues: issues.filter((issue) => issue.path === own),
    },
  ];
}

/** Returns the fields below a node, each with its own faults. `issues` are those of its file. */
export function contentFields(content: ContentNode, issues: readonly Issue[]): ContentField[] {
  const children = childrenOf(content);
  return children.length === 0 ? fieldOf(content, issues) : children.flatMap((child) => contentFields(child, issues));
}
