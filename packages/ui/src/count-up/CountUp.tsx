"use client";
import { useEffect, useState, type ComponentProps } from "react";
import { usePartRef } from "../hooks/parts.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { Counting, Figure } from "./CountUp.styles.ts";

type Count = typeof import("./countInView.ts");

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const loadCount = (): Promise<Count> => import("./countInView.ts");

/** How far below the window its code loads. */
const AHEAD = "100%";

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
    const ending = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        if (entry.boundingClientRect.top < window.innerHeight) return;
        loadCount().then(
          ({ countInView }) => countInView(figure, value, setCount, ending.signal),
          () => undefined,
        );
      },
      { rootMargin: `0% 0% ${AHEAD}` },
    );
    near.observe(figure);
    return () => {
      near.disconnect();
      ending.abort();
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

function withCommas(value: number): string {
  return value.toLocaleString("ko-KR");
}
