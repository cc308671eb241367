import { motionValue } from "framer-motion";
import { ease } from "../motion/glide.ts";

const DURATION_MS = 900;

/**
 * Counts from 0 to a figure when an element scrolls into view, unless it is in view already.
 *
 * @param onCount Called with each number on the way, and with undefined at the end.
 */
export function countInView(
  element: Element,
  figure: number,
  onCount: (count: number | undefined) => void,
  signal: AbortSignal,
): void {
  const value = motionValue(0);
  value.on("change", (count) => onCount(Math.round(count)));
  value.on("animationComplete", () => onCount(undefined));

  let wasOutOfView = false;
  const inView = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) {
      wasOutOfView = true;
      return;
    }
    inView.disconnect();
    if (!wasOutOfView) return;
    onCount(0);
    ease(value, figure, DURATION_MS);
  });
  if (signal.aborted) return;
  inView.observe(element);
  signal.addEventListener("abort", () => {
    inView.disconnect();
    value.destroy();
  });
}
