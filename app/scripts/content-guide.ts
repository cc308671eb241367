import { kinds } from "@danji/blocks/kinds.ts";
import {
  alternativesOf,
  complexNode,
  entriesOf,
  isGroup,
  kindOf,
  propertiesOf,
  type SchemaField,
  type SchemaNode,
} from "@danji/complex/schema-fields";

/** Heading below which all but the images is generated. */
const GENERATED = "## 파일과 필드\n";
const INTRODUCTION = "스키마에서 `npm run docs`로 만듭니다. 여러 곳에 있는 필드는 여기에서 한 번만 설명합니다.";
/** Groups from which a field is explained once for all files. */
const COMMON = 4;

/** Fields that the guide lists together: a kind of block, a list, an object, or what stands right in a file. */
interface Group {
  readonly name: string;
  readonly fields: readonly SchemaField[];
}

const code = (text: string) => `\`${text}\``;

/** Returns the name of a field and its help, or what is in an object. */
function explain(node: SchemaNode): string {
  const inner = propertiesOf(node).map(([key, { title }]) => `${code(key)} ${title}`);
  const help = node.description?.replaceAll("<", String.raw`\<`).replace(/\.$/u, "");
  return [node.title, help ?? inner.join("; ")].filter(Boolean).join(": ");
}

/** Returns whether a property is listed by its own properties. An object with a name is explained as one field. */
const isSplit = (node: SchemaNode) => isGroup(entriesOf(node) ?? node) && (node.title === undefined || !isGroup(node));

function fieldsOf(node: SchemaNode, path: readonly string[]): SchemaField[] {
  const entries = entriesOf(node);
  if (!isSplit(node)) return [{ path, node: node.title === undefined ? (entries ?? node) : node }];
  const options = alternativesOf(entries ?? node);
  return options.flatMap(propertiesOf).flatMap(([key, child]) => fieldsOf(child, [...path, key]));
}

/** Returns the groups of a file or of an object or list in it. A kind of block is one group, with all that is in it. */
function groupsOf(node: SchemaNode, key?: string): Group[] {
  const entries = entriesOf(node);
  return alternativesOf(entries ?? node).flatMap((option) => {
    const kind = kindOf(option);
    const id = kind ?? key;
    const title = kind === undefined && !entries ? undefined : option.title;
    const name = [title, id && code(id)].filter(Boolean).join(" ");
    const isApart = ([, child]: [string, SchemaNode]) => kind === undefined && isSplit(child);
    const properties = propertiesOf(option);
    const own = properties.filter((property) => !isApart(property));
    const fields = own.flatMap(([child, value]) => fieldsOf(value, [child]));
    const below = properties.filter(isApart).flatMap(([child, value]) => groupsOf(value, child));
    return fields.length > 0 || kind !== undefined ? [{ name, fields }, ...below] : below;
  });
}

/** Returns the groups of a file, those with the same fields as one. */
function mergedGroups(file: SchemaNode): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groupsOf(file)) {
    const id = JSON.stringify(group.fields.map(({ path, node }) => [path, explain(node)]));
    const names = [merged.get(id)?.name ?? [], group.name].flat();
    merged.set(id, { ...group, name: [...new Set(names)].filter(Boolean).join(", ") });
  }
  return [...merged.values()];
}

const complex = complexNode(kinds);
const files = propertiesOf(complex).map(([file, node]) => ({ file, node, groups: mergedGroups(node) }));

const lineOf = ({ path, node }: SchemaField) => `${code(path.at(-1) ?? "")} ${explain(node)}`;
const lines = files.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(lineOf)));
const countOf = (line: string) => lines.filter((other) => other === line).length;
const frequent = [...new Set(lines)].filter((line) => countOf(line) >= COMMON);
/** Fields that many groups have, by their key. Of several meanings the last, which is the most frequent, stays. */
const byKey = new Map(
  frequent
    .toReversed()
    .toSorted((a, b) => countOf(a) - countOf(b))
    .map((line) => [line.split(" ")[0], line]),
);
const common: ReadonlySet<string> = new Set(byKey.values());

function fieldText(field: SchemaField): string {
  const path = code(field.path.join("."));
  return common.has(lineOf(field)) ? path : `${path} ${explain(field.node)}`;
}

function groupLine({ name, fields }: Group): string {
  const text = fields.map(fieldText).join("; ");
  return `- ${[name && `**${name}**`, text].filter(Boolean).join(" ")}`;
}

/** Returns the content guide with the fields of the schema, and the images that it has. */
export function contentGuide(current: string): string {
  const [prose = "", generated = ""] = current.split(GENERATED);
  const found = generated.matchAll(/`(\w+)\.json`\n[^#]*?(!\[.*\))\n/gu);
  const images = new Map(Array.from(found, ([, file, image = ""]) => [file, image]));
  const sections = files.map(({ file, node, groups }) => [
    `### ${node.title} ${code(`${file}.json`)}`,
    node.description ?? "",
    images.get(file) ?? "",
    groups.map(groupLine).join("\n"),
  ]);
  const shared = [...common]
    .toReversed()
    .map((line) => `- ${line}`)
    .join("\n");
  return `${[prose + GENERATED.trimEnd(), INTRODUCTION, shared, ...sections.flat()].filter(Boolean).join("\n\n")}\n`;
}
