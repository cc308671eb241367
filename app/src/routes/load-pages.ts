import { loadLazySections } from "../shell/loading/lazy-section.tsx";
import { routes } from "./table.ts";

/** Loads the code of all pages, so that a running server needs no file of its build after a later build has replaced them. */
export async function loadPages(): Promise<void> {
  await Promise.all(routes.map((route) => route.preload()));
  await loadLazySections();
}
