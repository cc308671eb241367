import { kinds } from "@danji/blocks/kinds.ts";
import { expect, it } from "vitest";
import {
  alternativesOf,
  complexNode,
  entriesOf,
  fieldsBelow,
  isGroup,
  kindOf,
  propertyOf,
  type SchemaNode,
} from "../src/schema-fields.ts";

const complex = complexNode(kinds);
const fields = fieldsBelow(complex);
const files = Object.keys(complex.properties ?? {});

/** Returns every node at or below a node. */
function nodesBelow(node: SchemaNode): SchemaNode[] {
  const below = alternativesOf(node).flatMap((option) => [
    entriesOf(option),
    ...Object.keys(option.properties ?? {}).map((name) => propertyOf(option, name)),
  ]);
  return [node, ...below.filter((child) => child !== undefined).flatMap(nodesBelow)];
}

const lists = nodesBelow(complex).filter(({ items }) => items !== undefined);
const groups = lists
  .map(entriesOf)
  .filter((entry) => entry !== undefined)
  .filter(isGroup);

it("names and describes every file", () => {
  expect(files.filter((file) => !propertyOf(complex, file)?.description)).toEqual([]);
});

it("names every field", () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ node }) => !node.title).map(({ path }) => path.join("."))).toEqual([]);
});

it("names the entries of every list, blocks and screens by their kind", () => {
  expect(groups.filter(({ title }) => !title)).toEqual([]);
  const kinds = groups.filter(({ title }) => title === "블록" || title === "화면").flatMap(alternativesOf);
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter(({ title }) => !title).map(kindOf)).toEqual([]);
});

it("gives values in a list the name of the list", () => {
  const named = (path: string) => fields.find((field) => field.path.join(".") === path)?.node;
  expect(named("home.hero.facts")).toMatchObject({ title: "아래에 보일 숫자" });
  expect(named("home.sections.overview.items.facts")).toMatchObject({ title: "불러올 숫자" });
  expect(named("pages.sections.blocks.table.rows")).toMatchObject({ title: "칸" });
});
