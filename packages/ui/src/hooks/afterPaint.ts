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
