import { useSyncExternalStore } from "react";
import type { PlanSheet } from "@danji/floor-plan/flat-plan";

/** How far a sheet of drawings is. */
export type SheetState =
  | { readonly status: "none" | "loading" | "failed"; readonly sheet?: never }
  | { readonly status: "ready"; readonly sheet: PlanSheet };

const NONE: SheetState = { status: "none" };

/** Returns the drawings of a sheet that are in the served HTML, which need no script of their own. */
function served(key: string): PlanSheet | undefined {
  if (typeof document === "undefined") return undefined;
  const drawings = [...document.querySelectorAll<HTMLElement>(`[data-sheet="${key}"]`)];
  if (drawings.length === 0) return undefined;
  return Object.fromEntries(drawings.map((drawing) => [drawing.dataset["drawing"] ?? "", drawing.innerHTML]));
}

/** Creates the store of a complex's drawings; `fetchSheet` returns nothing for a key without a sheet. */
export function createPlanSheets(fetchSheet: (key: string) => Promise<PlanSheet> | undefined) {
  const states = new Map<string, SheetState>();
  const listeners = new Set<() => void>();

  const state = (key: string) => states.get(key) ?? NONE;

  function set(key: string, next: SheetState): void {
    states.set(key, next);
    for (const listener of listeners) listener();
  }

  /** Loads a sheet, unless it is ready or loading; after a failure again. Never rejects: the state says how it ended. */
  async function load(key: string): Promise<void> {
    const { status } = state(key);
    if (status === "loading" || status === "ready") return;
    const sheet = served(key);
    if (sheet) return set(key, { status: "ready", sheet });
    const fetching = fetchSheet(key);
    if (!fetching) return set(key, { status: "failed" });
    set(key, { status: "loading" });
    try {
      set(key, { status: "ready", sheet: await fetching });
    } catch {
      set(key, { status: "failed" });
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { load, state, subscribe };
}

/** The drawings of a complex by the key of their sheet, each loaded once. */
export type PlanSheets = ReturnType<typeof createPlanSheets>;

/** Returns how far a sheet is; one that is not in the `served` HTML counts as missing until hydration, as on the server. */
export function useSheet(sheets: PlanSheets, key: string, served: boolean): SheetState {
  const read = () => sheets.state(key);
  return useSyncExternalStore(sheets.subscribe, read, served ? read : () => NONE);
}
