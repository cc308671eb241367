"use client";
import { createContext, use } from "react";

/** Id of the title of the surrounding card, or null outside of one. */
export const CardTitleContext = createContext<string | null>(null);

/**
 * Returns the id of the title of the surrounding card.
 *
 * @param part Name of the part, for the message.
 * @throws Error outside a `Card.Root`.
 */
export function useCardTitleId(part: string): string {
  const id = use(CardTitleContext);
  if (id === null) throw new Error(`<${part}> must be inside a <Card.Root>.`);
  return id;
}
