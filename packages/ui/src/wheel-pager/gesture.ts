/** Milliseconds between two steps at least. */
export const LOCK_MS = 500;

/** Milliseconds without an event after which the next one starts a gesture: longer than any pause of inertia. */
export const QUIET_MS = 200;

/** Pixels of a gesture before it counts: a resting finger on a trackpad sends one or two. */
export const MIN_TRAVEL = 10;

/** Pixels of a single event below which it is noise. */
const NOISE = 4;

/** Factor over its slowest moment at which a gesture counts as a new one. */
const SPEED_UP = 2;

/** Least gain for that in pixels per millisecond: the end of a tail must not double by rounding. */
const SPEED_UP_LEAST = 0.25;

/** Weight of the newest event in the speed, smoothed because browsers join and split events. */
const SMOOTHING = 0.35;

/** Milliseconds of a frame, the resolution of event times. */
const FRAME_MS = 8;

/** Milliseconds between two notches of a wheel at least; inertia comes with every frame. */
const NOTCH_GAP_MS = 60;
const NOTCH_TRAVEL = 40;

export interface Turn {
  /** Milliseconds on a monotonic clock. */
  time: number;
  /** Pixels; positive is down. */
  delta: number;
}

export type Step = 1 | -1 | 0;

interface GestureState {
  time: number;
  delta: number;
  /** Milliseconds between the last two events. */
  gap: number;
  /** Pixels since the gesture started. */
  travelled: number;
  /** Whether the gesture has had its step, or started when there was none. */
  spent: boolean;
  lockedUntil: number;
  /** Smoothed speed in pixels per millisecond, and its minimum since the lock. */
  speed: number;
  slowest: number;
}

export const IDLE: GestureState = {
  time: Number.NEGATIVE_INFINITY,
  delta: 0,
  gap: Number.POSITIVE_INFINITY,
  travelled: 0,
  spent: false,
  lockedUntil: Number.NEGATIVE_INFINITY,
  speed: 0,
  slowest: 0,
};

export interface Outcome {
  state: GestureState;
  step: Step;
}

/**
 * Handles a wheel event. A gesture gives one step, however long its inertia; events during the lock are ignored. After
 * the lock a gesture is new after a pause, a change of direction or a gain of speed, and with each further notch of a
 * wheel.
 */
export function takeTurn(before: GestureState, turn: Turn): Outcome {
  const state = follow(before, turn);
  if (turn.time < before.lockedUntil) return { state: { ...state, spent: true, slowest: state.speed }, step: 0 };
  if (state.spent || Math.abs(state.travelled) < MIN_TRAVEL) return { state, step: 0 };
  return takeStep(state, turn.time, state.travelled > 0 ? 1 : -1);
}

/** Handles an event that scrolls something else, such as a list: its gesture gives no step. */
export function yieldTurn(before: GestureState, turn: Turn): GestureState {
  return { ...follow(before, turn), spent: true };
}

/** Requests a step immediately, as a key does. Refused during the lock. */
export function askStep(before: GestureState, time: number, step: 1 | -1): Outcome {
  return time < before.lockedUntil ? { state: before, step: 0 } : takeStep(before, time, step);
}

function takeStep(state: GestureState, time: number, step: Step): Outcome {
  return { state: { ...state, spent: true, lockedUntil: time + LOCK_MS }, step };
}

function follow(before: GestureState, { time, delta }: Turn): GestureState {
  const gap = time - before.time;
  const momentary = Math.abs(delta) / Math.max(gap, FRAME_MS);
  const fresh = gap >= QUIET_MS || turnsAround(before, delta);
  const speed = fresh ? momentary : before.speed + SMOOTHING * (momentary - before.speed);
  const starts = fresh || speedsUp(before, speed, delta) || isNotch(before, gap, delta);
  return {
    time,
    delta,
    gap,
    travelled: starts ? delta : before.travelled + delta,
    spent: starts ? false : before.spent,
    lockedUntil: before.lockedUntil,
    speed,
    slowest: starts ? speed : Math.min(before.slowest, speed),
  };
}

function turnsAround(before: GestureState, delta: number): boolean {
  return Math.abs(delta) >= NOISE && Math.sign(delta) === -Math.sign(before.travelled);
}

/** Whether the hand pushes again while inertia of the last push runs. */
function speedsUp(before: GestureState, speed: number, delta: number): boolean {
  return Math.abs(delta) >= NOISE && speed >= SPEED_UP * before.slowest + SPEED_UP_LEAST;
}

/** Whether it is a further notch: those are alike, events of inertia shrink. */
function isNotch(before: GestureState, gap: number, delta: number): boolean {
  return gap >= NOTCH_GAP_MS && before.gap >= NOTCH_GAP_MS && Math.abs(delta) >= NOTCH_TRAVEL && delta === before.delta;
}
