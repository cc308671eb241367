import type { Issue } from "@danji/complex/issue";
import { alternativesOf, entriesOf, isGroup, kindOf, propertyOf, type SchemaNode } from "@danji/complex/schema-fields";
import type { ContentField } from "./api.ts";
import { isFieldValue } from "./field-change.ts";

/** A value of a file with its description, on the way to its fields. */
export interface ContentNode {
  readonly value: unknown;
  readonly node: SchemaNode;
  readonly path: readonly (string | number)[];
  /** Entries that it is in, e.g. `카드 2`. */
  readonly trail: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the text of a property, if the value is an object that has it. */
export function textOf(value: unknown, key: string): string | undefined {
  const text = isRecord(value) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Returns the alternative that describes a value, by its `kind` where it has one. */
export function describe({ node, value }: Pick<ContentNode, "node" | "value">): SchemaNode {
  const [first = {}, ...others] = alternativesOf(node);
  if (others.length === 0) return first;
  const kind = textOf(value, "kind");
  return [first, ...others].find((option) => kind !== undefined && kindOf(option) === kind) ?? {};
}

/** Returns what an entry of a list is called, e.g. `카드 2`, or `블록 1(표)`. */
function entryLabel(entry: Pick<ContentNode, "node" | "value">, index: number): string {
  const kind = describe(entry).title;
  const suffix = kind === undefined || kind === entry.node.title ? "" : `(${kind})`;
  return `${entry.node.title ?? ""} ${index + 1}${suffix}`;
}

/** Returns the entries of a list or record, or the properties of an object but a constant `kind`. */
export function childrenOf(content: ContentNode): ContentNode[] {
  const { value, path, trail } = content;
  const described = describe(content);
  const entries = entriesOf(described) ?? {};
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => {
      const child = { value: entry, node: entries };
      const label = isGroup(entries) ? [entryLabel(child, index)] : [];
      return { ...child, path: [...path, index], trail: [...trail, ...label] };
    });
  return Object.entries(isRecord(value) ? value : {})
    .filter(([key]) => key !== "kind" || kindOf(described) === undefined)
    .map(([key, entry]) => ({
      value: entry,
      node: propertyOf(described, key) ?? entries,
      path: [...path, key],
      trail,
    }));
}

/** Returns the numbers of a value in lists of values, e.g. `2-1` of the first cell in the second row. */
function ordinals(path: readonly (string | number)[]): string {
  const last = path.findLastIndex((step) => typeof step === "string");
  return path
    .slice(last + 1)
    .map((step) => Number(step) + 1)
    .join("-");
}

function fieldOf({ value, node, path, trail }: ContentNode, issues: readonly Issue[]): ContentField[] {
  if (!isFieldValue(value)) return [];
  const { minLength = 0, maxLength, enum: options } = describe({ node, value });
  const name = `${node.title ?? path.at(-1)} ${ordinals(path)}`.trimEnd();
  return [
    {
      path,
      value,
      label: [...trail, name].join(" › "),
      ...(node.description !== undefined && { about: node.description }),
      ...(minLength > 1 && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(options && { options: options.map(String) }),
      issues: issues.filter((issue) => issue.path === path.join(".")),
    },
  ];
}

/** Returns the fields below a node, each with its own faults. `issues` are those of its file. */
export function contentFields(content: ContentNode, issues: readonly Issue[]): ContentField[] {
  const children = childrenOf(content);
  return children.length === 0 ? fieldOf(content, issues) : children.flatMap((child) => contentFields(child, issues));
}
