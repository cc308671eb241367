import type { ReactNode } from "react";

/** Whether a node shows anything. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
