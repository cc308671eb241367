"use client";
import { useEffect, useState } from "react";
import { MOBILE_MAX_WIDTH } from "../theme/theme.ts";

type Handle = typeof import("./DragHandle.tsx");

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const loadHandle = (): Promise<Handle> => import("./DragHandle.tsx");

export interface DragToCloseProps {
  /** Edge of the window at which the overlay opens, and towards which it is dragged. */
  edge: "bottom" | "right";
}

/** Lets the overlay that it is a child of follow a finger on phones, by code that loads when the overlay opens. */
export function DragToClose({ edge }: DragToCloseProps) {
  const [handle, setHandle] = useState<Handle>();
  useEffect(() => {
    if (window.innerWidth <= MOBILE_MAX_WIDTH) loadHandle().then(setHandle, () => undefined);
  }, []);
  return handle && <handle.DragHandle edge={edge} />;
}
