import type { ComponentType } from "react";

/** Folders of `src` that hold no primitives: what all of them stand on. */
const FOUNDATIONS = new Set(["provider", "reset", "theme"]);

/** A component of the kit, as a page uses it. */
export interface Part {
  /** As it is written in JSX: `Popup.Trigger`, or `Button`. */
  name: string;
  component: ComponentType;
}

/** All but that of Next.js, which the workspace does not install. */
const indexes = import.meta.glob<object>(["../src/*/index.ts", "!../src/next/*"], { eager: true });

/** Every primitive by its folder, with its parts, the root first. */
export const PRIMITIVES: ReadonlyMap<string, readonly Part[]> = new Map(
  Object.entries(indexes)
    .map(([path, index]) => [folderOf(path), partsOf(index)] as const)
    .filter(([folder, parts]) => parts.length > 0 && !FOUNDATIONS.has(folder)),
);

/** The folder of a file of the kit: `tab-bar` for `../src/tab-bar/TabBar.tsx`. */
export function folderOf(path: string): string {
  return /\/src\/([^/]+)\//.exec(path)?.[1] ?? "";
}

/** Returns the name under which a component's parts are exported: `Tabs` of `Tabs.List`. */
export const familyOf = ({ name }: Part): string => name.split(".")[0] ?? name;

function partsOf(index: object): Part[] {
  return Object.entries(index).flatMap(([name, value]: [string, unknown]) => {
    if (isComponent(name, value)) return [{ name, component: value }];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    return Object.entries(value)
      .toSorted(([one], [other]) => Number(other === "Root") - Number(one === "Root"))
      .flatMap(([part, component]: [string, unknown]) =>
        isComponent(part, component) ? [{ name: `${name}.${part}`, component }] : [],
      );
  });
}

function isComponent(name: string, value: unknown): value is ComponentType {
  return typeof value === "function" && /^[A-Z]/.test(name);
}
