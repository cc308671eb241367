"use client";
import { createContext, use } from "react";

/**
 * `closed`: nothing is asked for. `loading`: asked for. `late`: not there within the patience that its owner has.
 * `ready`: something has come.
 */
export type FrameState = "closed" | "loading" | "late" | "ready";

/** What the parts of a `FrameEmbed` share. */
export interface FrameEmbedContextValue {
  src: string;
  title: string;
  state: FrameState;
  /** Counts the times that it was asked for. */
  attempt: number;
  /** Asks for what is behind the address, or once more. */
  open: () => void;
  /** Tells that something has come. */
  handleLoad: () => void;
}

/** What the parts share, or null outside of a `FrameEmbed.Root`. */
export const FrameEmbedContext = createContext<FrameEmbedContextValue | null>(null);

/**
 * What the parts of a `FrameEmbed` share.
 *
 * @throws Error outside a `FrameEmbed.Root`.
 */
export function useFrameEmbed(): FrameEmbedContextValue {
  const embed = use(FrameEmbedContext);
  if (!embed) throw new Error("Parts of FrameEmbed have to stand in a <FrameEmbed.Root>.");
  return embed;
}
