/**
 * Calls back once the browser has painted what it knows by now: for what a reader does not see, so that it keeps nobody
 * waiting for what they do see.
 *
 * @returns what takes the call back.
 */
export function afterPaint(callback: () => void): () => void {
  // A frame's callbacks come before its paint, and those of the next frame after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
