import { animateValue, type MotionValue, type ValueAnimationOptions } from "framer-motion";

/** Smallest distance and speed that are still visible, in parts of the stage. */
const REST = { restDelta: 0.0005, restSpeed: 0.005 };

/** A spring that settles within about 400 ms and hardly overshoots. */
const SETTLE = { type: "spring", stiffness: 320, damping: 34, ...REST } as const;

/** How far a flick carries, as a part of its velocity per second, and how quickly that fades, in ms. */
const FLICK = { power: 0.25, timeConstant: 220, bounceStiffness: 320, bounceDamping: 34, ...REST } as const;

export function settle(value: MotionValue<number>, target: number, velocity = value.getVelocity()): void {
  run(value, { ...SETTLE, keyframes: [value.get(), target], velocity });
}

/** Lets a value run on with a velocity per second, springs it back at its bounds, and returns where it will rest. */
export function fling(value: MotionValue<number>, velocity: number, min: number, max: number): number {
  const from = value.get();
  run(value, { type: "inertia", ...FLICK, keyframes: [from], velocity, min, max });
  return Math.min(max, Math.max(min, from + FLICK.power * velocity));
}

function run(value: MotionValue<number>, options: ValueAnimationOptions): void {
  void value.start((onComplete) => animateValue({ ...options, onUpdate: (latest) => value.set(latest), onComplete }));
}
