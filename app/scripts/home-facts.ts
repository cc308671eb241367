import type { Home } from "@danji/complex/schema/home";

/** Fact that search engines are told on the front page. */
const HOUSEHOLDS = "households";

/** Keys of the facts on the front page, those for search engines included. */
export function homeFacts({ hero }: Home): Set<string> {
  return new Set([...hero.facts, HOUSEHOLDS]);
}
