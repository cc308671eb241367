"use client";
import { createContext, use, type RefObject } from "react";

/** `closed`: not requested. `loading`: requested. `slow`: not loaded within the root's patience. `ready`: loaded. */
export type FrameState = "closed" | "loading" | "slow" | "ready";

/** State that the parts of a `FrameEmbed` share. */
export interface FrameEmbedContextValue {
  src: string;
  title: string;
  state: FrameState;
  /** Number of requests. */
  attempt: number;
  /** The status, whose button or link may have the focus when the page has loaded. */
  statusRef: RefObject<HTMLDivElement | null>;
  /** Requests the page, or requests it again. */
  open: () => void;
  /** Called when the page has loaded. */
  handleLoad: () => void;
}

/** State of the surrounding embed, or null outside of one. */
export const FrameEmbedContext = createContext<FrameEmbedContextValue | null>(null);

/** Returns the state of the surrounding embed, or throws outside a `FrameEmbed.Root`. */
export function useFrameEmbed(): FrameEmbedContextValue {
  const embed = use(FrameEmbedContext);
  if (!embed) throw new Error("Parts of FrameEmbed must be inside a <FrameEmbed.Root>.");
  return embed;
}
