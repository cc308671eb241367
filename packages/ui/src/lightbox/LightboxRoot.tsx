"use client";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { LightboxContext, type LightboxContextValue, type LightboxItem } from "./LightboxContext.ts";

type Overlay = typeof import("./LightboxOverlay.tsx");

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const loadOverlay = (): Promise<Overlay> => import("./LightboxOverlay.tsx");

/** Props of `Lightbox.Root`. */
export interface LightboxRootProps {
  /** Value of the image that is open, or null; where it is controlled. Nothing is open while no trigger has the value. */
  value?: string | null | undefined;
  /** Value of the image that is open first, where it is uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the value of the image that opens or is swiped to, and with null when the lightbox closes, also because the image unmounts. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Called when the code of the overlay fails to load; the lightbox stays closed then. */
  onLoadError?: ((cause: Error) => void) | undefined;
  /** Images with their triggers, anywhere in it: they are the entries of the lightbox, in the order of the document. */
  children: ReactNode;
}

/** Collects the triggers inside it and renders the overlay, whose code loads on intent. Renders no element itself. */
export function LightboxRoot({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  onLoadError,
  children,
}: LightboxRootProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const [overlay, setOverlay] = useState<Overlay>();
  const [items, setItems] = useState<readonly LightboxItem[]>([]);
  const isOpen = value !== null;

  const latestRef = useRef({ setValue, onLoadError });
  useEffect(() => {
    latestRef.current = { setValue, onLoadError };
  });
  useEffect(() => {
    if (!isOpen) return;
    loadOverlay().then(setOverlay, (cause: Error) => {
      latestRef.current.setValue(null);
      latestRef.current.onLoadError?.(cause);
    });
  }, [isOpen]);

  const isShown = items.some((item) => item.value === value);
  const shownRef = useRef<string | null>(null);
  useEffect(() => {
    // An item that unmounts closes the lightbox: one of its value that mounts later does not open it again.
    if (!isShown && value !== null && value === shownRef.current) latestRef.current.setValue(null);
    shownRef.current = isShown ? value : null;
  }, [isShown, value]);

  const context = useMemo<LightboxContextValue>(
    () => ({
      register(item) {
        setItems((others) => [...others, item].sort(inDocumentOrder));
        return () => setItems((others) => others.filter((other) => other !== item));
      },
      open(next) {
        // Triggers may have moved since they were registered.
        setItems((all) => [...all].sort(inDocumentOrder));
        latestRef.current.setValue(next);
      },
      // A failure is reported once the lightbox is opened.
      preload: () => void loadOverlay().then(setOverlay, () => undefined),
    }),
    [],
  );

  return (
    <LightboxContext value={context}>
      {children}
      {overlay && <overlay.LightboxOverlay items={items} value={value} onValueChange={setValue} />}
    </LightboxContext>
  );
}

function inDocumentOrder(one: LightboxItem, other: LightboxItem): number {
  const [first, second] = [one.trigger(), other.trigger()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
