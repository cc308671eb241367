"use client";
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import { lightbox } from "../messages/ko/lightbox.ts";
import { useMessages } from "../provider/messages-context.ts";
import { Expand, TriggerButton } from "./LightboxTrigger.styles.ts";
import { altOf, useLightbox, type LightboxMedia } from "./LightboxContext.ts";

/** Where a trigger is. */
export const LIGHTBOX_TRIGGER_PLACEMENTS = ["cover", "corner", "inline"] as const;
export type LightboxTriggerPlacement = (typeof LIGHTBOX_TRIGGER_PLACEMENTS)[number];

/** Props of `Lightbox.Trigger`: those of a `<button>`, and what it opens. */
export interface LightboxTriggerProps extends Omit<ComponentProps<"button">, "value" | "children"> {
  /** Unique value of the image within its lightbox. */
  value: string;
  /** The image, in all its widths, or a drawing. */
  media: LightboxMedia;
  /** Text below the image. */
  caption?: string | undefined;
  /** Accessible name. @default the alternative text of the image and what the button does */
  label?: string | undefined;
  /** Whether it covers the frame of the image, is in its corner, or among other buttons. @default "cover" */
  placement?: LightboxTriggerPlacement | undefined;
  /** Element that the image grows from. @default the first image or drawing beside the button */
  originRef?: RefObject<Element | null> | undefined;
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
export function LightboxTrigger({
  value,
  media,
  caption,
  label,
  placement = "cover",
  originRef,
  ref,
  onPointerEnter,
  onFocus,
  onClick,
  ...button
}: LightboxTriggerProps) {
  const messages = useMessages("lightbox", lightbox);
  const { register, open, preload } = useLightbox();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => buttonRef.current);

  useLayoutEffect(
    () =>
      register({
        value,
        media,
        caption,
        trigger: () => buttonRef.current,
        origin: () =>
          originRef ? originRef.current : (buttonRef.current?.parentElement?.querySelector("img, svg") ?? null),
      }),
    [register, value, media, caption, originRef],
  );

  return (
    <TriggerButton
      type="button"
      aria-label={label ?? messages.enlarge(altOf(media))}
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
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Safari gives a clicked button no focus, and the focus returns to what had it.
        event.currentTarget.focus({ preventScroll: true });
        open(value);
      }}
    >
      <Expand aria-hidden />
    </TriggerButton>
  );
}
