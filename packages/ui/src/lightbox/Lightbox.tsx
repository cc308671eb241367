"use client";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { unlessPrevented, usePartRef } from "../hooks/parts.ts";
import { useControlled } from "../hooks/useControlled.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Expand, TriggerButton } from "./LightboxTrigger.styles.ts";
import { altOf, LightboxContext, useLightbox, type LightboxItem, type LightboxMedia } from "./media.ts";

type Overlay = typeof import("./LightboxOverlay.tsx");

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const loadOverlay = (): Promise<Overlay> => import("./LightboxOverlay.tsx");

interface LightboxRootProps {
  /** Value of the open image when controlled, null for none. */
  value?: string | null | undefined;
  /** Value of the initially open image when uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the new value and its reason: a trigger, `close`, a `step` to another image, or `error` where its code or its image is gone. */
  onValueChange?: ((value: string | null, reason: "trigger" | "close" | "step" | "error") => void) | undefined;
  /** Images with their triggers, anywhere in it: they are the entries of the lightbox, in the order of the document. */
  children: ReactNode;
}

/** Collects the triggers inside it and renders the overlay, whose code loads on intent. Renders no element itself. */
function LightboxRoot({ value: valueProp, defaultValue = null, onValueChange, children }: LightboxRootProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const [overlay, setOverlay] = useState<Overlay>();
  const [items, setItems] = useState<readonly LightboxItem[]>([]);
  const isOpen = value !== null;

  const giveUp = useEffectEvent(() => setValue(null, "error"));

  useEffect(() => {
    if (isOpen) loadOverlay().then(setOverlay, () => giveUp());
  }, [isOpen]);

  const isShown = items.some((item) => item.value === value);
  const shownRef = useRef<string | null>(null);
  useEffect(() => {
    // An item that unmounts closes the lightbox: one of its value that mounts later does not open it again.
    if (!isShown && value !== null && value === shownRef.current) giveUp();
    shownRef.current = isShown ? value : null;
  }, [isShown, value]);

  const register = useCallback((item: LightboxItem) => {
    setItems((others) => [...others, item].sort(inDocumentOrder));
    return () => setItems((others) => others.filter((other) => other !== item));
  }, []);

  function open(next: string): void {
    // Triggers may have moved since they were registered.
    setItems((all) => [...all].sort(inDocumentOrder));
    setValue(next, "trigger");
  }

  const preload = () => void loadOverlay().then(setOverlay, () => undefined);

  return (
    <LightboxContext value={{ register, open, preload }}>
      {children}
      {overlay && (
        <overlay.LightboxOverlay
          items={items}
          value={value}
          onValueChange={(next) => setValue(next, next === null ? "close" : "step")}
        />
      )}
    </LightboxContext>
  );
}

function inDocumentOrder(one: LightboxItem, other: LightboxItem): number {
  const [first, second] = [one.trigger(), other.trigger()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

interface LightboxTriggerProps extends Omit<ComponentProps<"button">, "value" | "children"> {
  /** Unique value of the image within its lightbox. */
  value: string;
  /** The image, in all its widths, or a drawing. */
  media: LightboxMedia;
  /** Text below the image. */
  caption?: string | undefined;
  /** Whether it covers the frame of the image, is in its corner, or among other buttons. @default "cover" */
  placement?: "cover" | "corner" | "inline" | undefined;
}

/**
 * Renders the button that opens an image full screen. It is placed over the positioned element around it, the frame of the
 * image; without JavaScript there is the image alone.
 *
 * Use it for photographs and drawings with details, of which there may be many on a page. Do not use it on images that
 * are links, nor for decoration. For drawings with types to compare use `UnitViewer`.
 *
 * Keys: Enter and Space open it; the keys of the overlay are listed below.
 */
function LightboxTrigger({
  value,
  media,
  caption,
  placement = "cover",
  ref,
  onPointerEnter,
  onFocus,
  onClick,
  ...button
}: LightboxTriggerProps) {
  const messages = useMessages("lightbox", ko.lightbox);
  const { register, open, preload } = useLightbox("Lightbox.Trigger");
  const buttonRef = usePartRef(ref);

  useLayoutEffect(
    () =>
      register({
        value,
        media,
        caption,
        trigger: () => buttonRef.current,
        preview: () => buttonRef.current?.parentElement?.querySelector("img")?.currentSrc || undefined,
      }),
    [buttonRef, register, value, media, caption],
  );

  return (
    <TriggerButton
      type="button"
      aria-label={messages.enlarge(altOf(media))}
      aria-haspopup="dialog"
      {...button}
      ref={buttonRef}
      data-placement={placement}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      onClick={unlessPrevented(onClick, ({ currentTarget }) => {
        // Safari gives a clicked button no focus, and the focus returns to what had it.
        currentTarget.focus({ preventScroll: true });
        open(value);
      })}
    >
      <Expand aria-hidden />
    </TriggerButton>
  );
}

export { LightboxRoot as Root, LightboxTrigger as Trigger };
