import type { ReactNode } from "react";
import { Band, SheetRoot } from "./Sheet.styles.ts";

/** Renders a page of the foundations. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SheetRoot>
      <h1>{title}</h1>
      {children}
    </SheetRoot>
  );
}

/** Renders one group of tokens. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Band>
      <h2>{title}</h2>
      {children}
    </Band>
  );
}

/** Returns names and values of a group of tokens. */
export function entries<T extends object>(group: T): [string, T[keyof T]][] {
  return Object.entries(group);
}
