"use client";
import { useRef } from "react";
import { Bar } from "./DragHandle.styles.ts";
import type { DragToCloseProps } from "./DragToClose.tsx";
import { useDragToClose } from "./useDragToClose.ts";

/** Renders the handle of the overlay that it is a child of, and moves the overlay with a finger. Decorative for other input. */
export function DragHandle({ side }: DragToCloseProps) {
  const edge = side ?? "bottom";
  const handleRef = useRef<HTMLDivElement>(null);
  useDragToClose(handleRef, edge);
  return <Bar ref={handleRef} aria-hidden data-edge={edge} />;
}
