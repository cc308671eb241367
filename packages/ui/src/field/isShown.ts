import type { ReactNode } from "react";

/** Returns whether a node shows anything. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
