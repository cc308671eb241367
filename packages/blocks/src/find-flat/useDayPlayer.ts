import { useEffect, useEffectEvent, useState } from "react";

interface DayPlayerOptions {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
  readonly onMinute: (minute: number) => void;
}

/** Minutes of the day per millisecond: the slider's day takes nine seconds. */
const SPEED = 0.1;

/** Plays the minutes of a day, frame by frame, from the current one to the end of the day. */
export function useDayPlayer({ from, to, minute, onMinute }: DayPlayerOptions) {
  const [isPlaying, setPlaying] = useState(false);

  const advance = useEffectEvent((elapsed: number) => {
    const next = minute + elapsed * SPEED;
    onMinute(Math.min(next, to));
    if (next >= to) setPlaying(false);
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      advance(now - last);
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    isPlaying,
    play: () => {
      if (minute >= to) onMinute(from);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}
