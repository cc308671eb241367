import { Source } from "@storybook/addon-docs/blocks";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Part } from "../../packages/ui/tests/kit.ts";

interface AnatomyProps {
  Example: () => ReactElement;
  parts: readonly Part[];
}

/** Shows how the parts of an example stand in each other, without their props. */
export function Anatomy({ Example, parts }: AnatomyProps) {
  const names = new Map<unknown, string>(parts.map(({ name, component }) => [component, name]));
  return <Source code={skeletonOf(Example(), names).join("\n")} language="tsx" dark />;
}

/** Returns the lines of the parts among elements; of parts of one name the one with the most in it. */
function skeletonOf(node: ReactNode, names: ReadonlyMap<unknown, string>): string[] {
  const blocks = new Map<string, string[]>();
  for (const child of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    const inner = skeletonOf(child.props.children, names);
    const name = names.get(child.type);
    const key = name ?? inner.join("\n");
    const block = name === undefined ? inner : linesOf(name, inner);
    if (block.length > (blocks.get(key)?.length ?? 0)) blocks.set(key, block);
  }
  return [...blocks.values()].flat();
}

const linesOf = (name: string, inner: readonly string[]) =>
  inner.length === 0 ? [`<${name} />`] : [`<${name}>`, ...inner.map((line) => `  ${line}`), `</${name}>`];
