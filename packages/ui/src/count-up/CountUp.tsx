"use client";
import { useEffect, useState, type ComponentProps } from "react";
import { usePartRef } from "../hooks/parts.ts";
import { withCommas } from "../messages/number.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { Counting, Figure } from "./CountUp.styles.ts";

const DURATION_MS = 900;

interface CountUpProps extends Omit<ComponentProps<"span">, "children"> {
  /** The figure: a whole number from 0. */
  value: number;
  /** Returns how a number reads. @default with commas, such as `1,016` */
  format?: ((value: number) => string) | undefined;
}

/**
 * Renders a figure that counts up from 0 once, when it is first scrolled into view.
 *
 * Use it for a large figure below the first screen. Do not use it for prices, dates, nor for figures in running text.
 *
 * The text is the figure itself all the time; the count is only seen. Without JavaScript, in print, under reduced motion
 * and in view at first the figure rests. It has no keys.
 */
export function CountUp({ value, format = withCommas, ref, ...span }: CountUpProps) {
  const figureRef = usePartRef(ref);
  const isStill = useReducedMotion();
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const figure = figureRef.current;
    if (!figure || isStill) return;
    let wasBelow = false;
    let frame = 0;

    function countFrom(start: number, now: number): void {
      const left = Math.max(0, 1 - (now - start) / DURATION_MS);
      setCount(left > 0 ? Math.round(value * (1 - left ** 4)) : undefined);
      if (left > 0) frame = requestAnimationFrame((next) => countFrom(start, next));
    }
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        wasBelow = entry.boundingClientRect.top > 0;
        return;
      }
      inView.disconnect();
      if (wasBelow) frame = requestAnimationFrame((now) => countFrom(now, now));
    });
    inView.observe(figure);
    return () => {
      inView.disconnect();
      cancelAnimationFrame(frame);
      setCount(undefined);
    };
  }, [figureRef, value, isStill]);

  return (
    <Figure {...span} ref={figureRef} data-state={count === undefined ? "rest" : "counting"}>
      <span>{format(value)}</span>
      {count !== undefined && <Counting aria-hidden>{format(count)}</Counting>}
    </Figure>
  );
}
