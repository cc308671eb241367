"use client";
import { useMotionValue, useTransform } from "framer-motion";
import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from "react";
import { ArrowHead } from "../button/signs.styles.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { useModalFocus } from "../modal/useModalFocus.ts";
import * as glide from "../motion/glide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { changeOf, changeOfKey, FITTED, FULL, isZoomed, MAX_SCALE } from "../pan-zoom/view.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  Backdrop,
  Bar,
  Caption,
  CloseCross,
  Counter,
  Screen,
  Sign,
  Stage,
  Step,
  Tool,
} from "./LightboxScreen.styles.ts";
import { LightboxSlide } from "./LightboxSlide.tsx";
import { altOf, fittedExtent, ratioOf, type LightboxItem } from "./media.ts";
import { useGestures, useTrack } from "./useGestures.ts";

interface LightboxScreenProps {
  /** Radix watches the dialog through it, and keeps it until its animation ends. */
  ref?: Ref<HTMLDivElement>;
  items: readonly LightboxItem[];
  index: number;
  isOpen: boolean;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** How much of the backdrop is left after a drag down, per part of the stage. */
const CLEARING = 1.6;

export function LightboxScreen({ items, index, isOpen, onIndexChange, onClose, ref }: LightboxScreenProps) {
  const messages = useMessages("lightbox", ko.lightbox);
  const stageRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const { enterFocus, returnFocus } = useModalFocus();
  const isStill = useReducedMotion();
  const item = items[index];
  const last = items.length - 1;

  const panZoom = usePanZoom({
    glide: () => (isStill ? undefined : glide),
    extent() {
      const stage = stageRef.current?.getBoundingClientRect();
      return stage && item ? fittedExtent(stage, ratioOf(item.media)) : FULL;
    },
  });
  const track = useTrack({ index, value: item?.value, isStill, onItemChange: handleItemChange });
  const drop = useMotionValue(0);
  const clearness = useTransform(() => Math.max(0, 1 - CLEARING * Math.abs(drop.get())));

  function handleItemChange(): void {
    panZoom.jump(FITTED);
    // The slide that leaves is inert.
    if (stageRef.current?.contains(document.activeElement)) closeRef.current?.focus();
  }

  // One that is opened again while it leaves starts in its place.
  const reset = useEffectEvent(() => {
    panZoom.jump(FITTED);
    drop.jump(0);
  });
  useLayoutEffect(() => {
    if (isOpen) reset();
  }, [isOpen]);

  const step = (by: number) => {
    const next = Math.min(last, Math.max(0, index + by));
    if (next !== index) onIndexChange(next);
  };

  useGestures(stageRef, {
    panZoom,
    track,
    drop,
    index,
    last,
    isStill,
    ratio: item ? ratioOf(item.media) : 1,
    step,
    onClose,
  });

  const { view } = panZoom;
  function handleKeyDown(event: KeyboardEvent): void {
    const isArrow = event.key.startsWith("Arrow");
    const change = changeOfKey(event);
    if (!change) return;
    if (!isArrow || isZoomed(view)) panZoom.change(change);
    else if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    event.preventDefault();
  }

  if (!item) return null;
  const isSingle = items.length === 1;
  return (
    <Screen
      ref={ref}
      aria-label={messages.title}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => enterFocus(event, closeRef.current)}
      onCloseAutoFocus={returnFocus}
      onKeyDown={handleKeyDown}
    >
      <Backdrop style={{ opacity: clearness }} />
      <Bar style={{ opacity: clearness }}>
        {!isSingle && (
          <Counter role="status">
            <span aria-hidden>{`${index + 1} / ${items.length}`}</span>
            <VisuallyHidden>{`${messages.position(index + 1, items.length)}: ${altOf(item.media)}`}</VisuallyHidden>
          </Counter>
        )}
        {(["out", "in"] as const).map((sign) => (
          <Tool
            key={sign}
            type="button"
            aria-label={sign === "in" ? messages.zoomIn : messages.zoomOut}
            aria-disabled={sign === "in" ? view.scale >= MAX_SCALE : !isZoomed(view)}
            onClick={() => panZoom.change(changeOf[sign])}
          >
            <Sign aria-hidden data-sign={sign} />
          </Tool>
        ))}
        <Tool ref={closeRef} type="button" aria-label={messages.close} onClick={onClose}>
          <CloseCross aria-hidden>×</CloseCross>
        </Tool>
      </Bar>
      <Stage ref={stageRef} data-zoomed={isZoomed(view) || undefined}>
        {items.map(
          (each, position) =>
            // The siblings are loaded ahead.
            Math.abs(position - index) <= 1 && (
              <LightboxSlide
                key={each.value}
                item={each}
                index={position}
                isCurrent={position === index}
                track={track}
                drop={drop}
                panZoom={panZoom}
              />
            ),
        )}
      </Stage>
      {!isSingle &&
        (["previous", "next"] as const).map((direction) => (
          <Step
            key={direction}
            type="button"
            data-direction={direction}
            aria-label={messages[direction]}
            aria-disabled={index === (direction === "next" ? last : 0)}
            onClick={() => step(direction === "next" ? 1 : -1)}
          >
            <ArrowHead aria-hidden data-direction={direction} />
          </Step>
        ))}
      {item.caption !== undefined && <Caption style={{ opacity: clearness }}>{item.caption}</Caption>}
    </Screen>
  );
}
