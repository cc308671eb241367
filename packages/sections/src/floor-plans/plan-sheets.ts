import { sheetLoaders } from "complex:plans";
import { useSyncExternalStore } from "react";
import { loadChunk } from "../../../../app/src/routes/load-chunk.ts";
import type { PlanSheet } from "./flat-plan.ts";

/** How far a sheet of drawings is. */
export type SheetState =
  | { readonly status: "none" | "loading" | "failed"; readonly sheet?: never }
  | { readonly status: "ready"; readonly sheet: PlanSheet };

const NONE: SheetState = { status: "none" };

const states = new Map<string, SheetState>();
const listeners = new Set<() => void>();

function set(key: string, state: SheetState): void {
  states.set(key, state);
  for (const listener of listeners) listener();
}

/** The drawings of a sheet that stand in the page as it was served: they need not come a second time as script. */
function served(key: string): PlanSheet | undefined {
  if (typeof document === "undefined") return undefined;
  const drawings = [...document.querySelectorAll<HTMLElement>(`[data-sheet="${key}"]`)];
  if (drawings.length === 0) return undefined;
  return Object.fromEntries(drawings.map((drawing) => [drawing.dataset["drawing"] ?? "", drawing.innerHTML]));
}

/** Fetches a sheet, unless it is there or on its way; after a failure once more. Never rejects: the state tells. */
export async function loadSheet(key: string): Promise<void> {
  const { status } = states.get(key) ?? NONE;
  if (status === "loading" || status === "ready") return;
  const sheet = served(key);
  if (sheet) return set(key, { status: "ready", sheet });
  const load = sheetLoaders[key];
  if (!load) return set(key, { status: "failed" });
  set(key, { status: "loading" });
  try {
    set(key, { status: "ready", sheet: await loadChunk(load) });
  } catch {
    set(key, { status: "failed" });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * How far a sheet is. It fetches nothing.
 *
 * @param served Whether the page comes with the drawings in its HTML; where it does not, they are not there before it has
 *   been taken over, whatever the server had at hand.
 */
export function useSheet(key: string, served: boolean): SheetState {
  const read = () => states.get(key) ?? NONE;
  return useSyncExternalStore(subscribe, read, served ? read : () => NONE);
}
