import * as z from "zod";
import { complexSchema } from "./complex.ts";
import type { Kinds } from "./kinds.ts";

/** Description of a value by the schema of a complex. `title` and `description` are the name and the help that authors see. */
export type SchemaNode = z.core.JSONSchema.BaseSchema;

/** Returns the description of all files of a complex, as JSON Schema. */
export const complexNode = (kinds: Kinds): SchemaNode =>
  z.toJSONSchema(complexSchema(kinds), { io: "input", unrepresentable: "any" });

const nodeOf = (schema: z.core.JSONSchema._JSONSchema | undefined): SchemaNode | undefined =>
  typeof schema === "object" ? schema : undefined;

/** Returns the alternatives of a value: a node without alternatives is its only one. */
export function alternativesOf(node: SchemaNode): SchemaNode[] {
  const options = node.oneOf ?? node.anyOf;
  return options ? options.map(nodeOf).filter((option) => option !== undefined) : [node];
}

/** Returns the constant `kind` of a block or section. */
export function kindOf(node: SchemaNode): string | undefined {
  const kind = nodeOf(node.properties?.["kind"])?.const;
  return typeof kind === "string" ? kind : undefined;
}

/** Returns a property of an object. */
export const propertyOf = (node: SchemaNode, name: string): SchemaNode | undefined => nodeOf(node.properties?.[name]);

/** Returns the properties of an object that are written in its file: all but a constant `kind`. */
export const propertiesOf = (node: SchemaNode): [key: string, child: SchemaNode][] =>
  Object.keys(node.properties ?? {})
    .filter((key) => key !== "kind" || kindOf(node) === undefined)
    .map((key) => [key, propertyOf(node, key) ?? {}]);

/** Returns whether a value is an object with properties of its own. */
export const isGroup = (node: SchemaNode) => alternativesOf(node).some(({ properties }) => properties);

/** Returns the node of the entries of a record or list. Values in a list bear the name of the list. */
export function entriesOf(node: SchemaNode): SchemaNode | undefined {
  const [first] = [node.prefixItems ?? node.items ?? []].flat();
  const entry = nodeOf(first);
  if (!entry) return nodeOf(node.additionalProperties);
  if (node.title === undefined || isGroup(entry)) return entry;
  const { description: _, ...value } = entry;
  return { ...value, title: node.title, ...(node.description !== undefined && { description: node.description }) };
}

/** A field of the schema. */
export interface SchemaField {
  /** Names on the way to it, without indices and keys of records; the kind of a block or section follows its list. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
}

/** Returns every field below a node that is written in its file: all but a constant `kind`. */
export function fieldsBelow(node: SchemaNode, path: readonly string[] = []): SchemaField[] {
  const groups = alternativesOf(node).filter((option) => option.properties ?? entriesOf(option));
  if (groups.length === 0) return [{ path, node }];
  return groups.flatMap((option) => {
    const kind = kindOf(option);
    const here = kind === undefined ? path : [...path, kind];
    const entries = entriesOf(option);
    if (entries) return fieldsBelow(entries, here);
    return propertiesOf(option).flatMap(([name, child]) => fieldsBelow(child, [...here, name]));
  });
}
