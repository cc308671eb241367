import * as z from "zod";
import { complexSchema } from "./complex.ts";

/** Description of a value by the schema of a complex. */
export type SchemaNode = z.core.JSONSchema.BaseSchema;

/** Description of all files of a complex, as JSON Schema. */
export const complexNode: SchemaNode = z.toJSONSchema(complexSchema, { io: "input", unrepresentable: "any" });

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

/** Returns the properties of an object that are written in its file: all but a constant `kind`. */
export const propertiesOf = (node: SchemaNode): [name: string, node: SchemaNode][] =>
  Object.entries(node.properties ?? {}).flatMap(([name, schema]): [string, SchemaNode][] => {
    const property = nodeOf(schema);
    return property === undefined || (name === "kind" && property.const !== undefined) ? [] : [[name, property]];
  });

/** Returns the node of the entries of a record or list. */
export function entriesOf(node: SchemaNode): SchemaNode | undefined {
  if (node.prefixItems) return nodeOf(node.prefixItems[0]);
  if (node.items !== undefined) return Array.isArray(node.items) ? nodeOf(node.items[0]) : nodeOf(node.items);
  return nodeOf(node.additionalProperties);
}

/** A field of the schema. */
export interface SchemaField {
  /** Names on the way to it, without indices and keys of records; the kind of a block or section follows its list. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
}

/** Returns every field below a node. */
export function fieldsBelow(node: SchemaNode, path: readonly string[]): SchemaField[] {
  return alternativesOf(node).flatMap((option) => {
    const kind = kindOf(option);
    const here = kind === undefined ? path : [...path, kind];
    if (option.properties)
      return propertiesOf(option).flatMap(([name, property]) => fieldsBelow(property, [...here, name]));
    const entries = entriesOf(option);
    return entries ? fieldsBelow(entries, here) : [{ path: here, node: option }];
  });
}
