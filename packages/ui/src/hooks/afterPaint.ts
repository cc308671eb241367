/**
 * Calls back once the browser has painted what it knows by now: for what a reader does not see, so that it keeps nobody
 * waiting for what they do see.
 *
 * @returns what takes the call back.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame's callbacks come before its paint, and a task after it.
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What a reader can do that must not meet something half done. */
const INPUTS = ["keydown", "pointerdown", "click"] as const;

/**
 * As {@link afterPaint}, but before whatever the reader presses where that comes first: nobody meets the time between.
 *
 * @param inputs What of it would meet something half done. Default: all.
 * @returns what takes the call back.
 */
export function afterPaintOrBeforeInput(
  callback: () => void,
  inputs: readonly (typeof INPUTS)[number][] = INPUTS,
): () => void {
  const cancel = () => {
    cancelPaint();
    // The very first in line, so that whoever listens by then hears the same key.
    for (const input of inputs) window.removeEventListener(input, call, { capture: true });
  };
  const call = () => {
    cancel();
    callback();
  };
  const cancelPaint = afterPaint(call);
  for (const input of inputs) window.addEventListener(input, call, { capture: true });
  return cancel;
}
