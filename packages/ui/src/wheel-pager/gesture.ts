/** No second step before this many milliseconds have passed (specification, section 9). */
export const LOCK_MS = 500;

/** Milliseconds without an event after which the next one begins a new gesture: longer than any pause of inertia. */
export const QUIET_MS = 200;

/** Pixels that a gesture has to travel to be meant: a finger at rest on a trackpad sends one or two. */
export const MIN_TRAVEL = 10;

/** Pixels of a single event below which it is noise and says nothing about what the hand does. */
const NOISE = 4;

/** How much faster than its slowest moment an old gesture has to get to be a new one. */
const SPEED_UP = 2;

/** And by how many pixels per millisecond at least, so that the very end of a tail cannot double by rounding. */
const SPEED_UP_LEAST = 0.25;

/** Weight of the newest event in the speed, which has to be smooth because browsers join and split events. */
const SMOOTHING = 0.35;

/** Milliseconds of one frame: events cannot be told apart in time below it. */
const FRAME_MS = 8;

/** Notches of a wheel come at least this many milliseconds apart, and are large; inertia comes with every frame. */
const NOTCH_GAP_MS = 60;
const NOTCH_TRAVEL = 40;

/** One turn of a wheel or a move on a trackpad. */
export interface Turn {
  /** Milliseconds on any clock that does not go back. */
  time: number;
  /** Pixels; positive is down. */
  delta: number;
}

/** Which way to go. */
export type Step = 1 | -1 | 0;

/** What has to be remembered of the events so far. */
export interface GestureState {
  time: number;
  delta: number;
  /** Milliseconds between the last two events. */
  gap: number;
  /** Pixels since the gesture began. */
  travelled: number;
  /** The gesture has had its step, or began when there was none to have. */
  spent: boolean;
  lockedUntil: number;
  /** Smoothed speed in pixels per millisecond, and the least of it since the lock. */
  speed: number;
  slowest: number;
}

/** Before the first event. */
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

/** What follows from an event. */
export interface Outcome {
  state: GestureState;
  step: Step;
}

/**
 * Takes an event of the wheel in. One gesture gives one step, however long its inertia runs on; what happens during the
 * lock is swallowed. After the lock a gesture is new when there was quiet before it, when it turns around, when it gets
 * faster again, or when it is a further notch of a wheel.
 */
export function takeTurn(before: GestureState, turn: Turn): Outcome {
  const state = follow(before, turn);
  if (turn.time < before.lockedUntil) return { state: { ...state, spent: true, slowest: state.speed }, step: 0 };
  if (state.spent || Math.abs(state.travelled) < MIN_TRAVEL) return { state, step: 0 };
  return takeStep(state, turn.time, state.travelled > 0 ? 1 : -1);
}

/** Takes in an event that something else answers, such as a list that scrolls: the rest of its gesture is spent. */
export function yieldTurn(before: GestureState, turn: Turn): GestureState {
  return { ...follow(before, turn), spent: true };
}

/** Asks for a step at once, as a key does; refused during the lock. */
export function askStep(before: GestureState, time: number, step: 1 | -1): Outcome {
  return time < before.lockedUntil ? { state: before, step: 0 } : takeStep(before, time, step);
}

function takeStep(state: GestureState, time: number, step: Step): Outcome {
  return { state: { ...state, spent: true, lockedUntil: time + LOCK_MS }, step };
}

/** The state with an event in it, of the gesture that it belongs to. */
function follow(before: GestureState, { time, delta }: Turn): GestureState {
  const gap = time - before.time;
  const momentary = Math.abs(delta) / Math.max(gap, FRAME_MS);
  const fresh = gap >= QUIET_MS || turnsAround(before, delta);
  const speed = fresh ? momentary : before.speed + SMOOTHING * (momentary - before.speed);
  const begins = fresh || speedsUp(before, speed, delta) || isNotch(before, gap, delta);
  return {
    time,
    delta,
    gap,
    travelled: begins ? delta : before.travelled + delta,
    spent: begins ? false : before.spent,
    lockedUntil: before.lockedUntil,
    speed,
    slowest: begins ? speed : Math.min(before.slowest, speed),
  };
}

function turnsAround(before: GestureState, delta: number): boolean {
  return Math.abs(delta) >= NOISE && Math.sign(delta) === -Math.sign(before.travelled);
}

/** The second push of a hand into the tail of the first. */
function speedsUp(before: GestureState, speed: number, delta: number): boolean {
  return Math.abs(delta) >= NOISE && speed >= SPEED_UP * before.slowest + SPEED_UP_LEAST;
}

/** Notches of one wheel are all alike; the events of inertia get smaller. */
function isNotch(before: GestureState, gap: number, delta: number): boolean {
  return gap >= NOTCH_GAP_MS && before.gap >= NOTCH_GAP_MS && Math.abs(delta) >= NOTCH_TRAVEL && delta === before.delta;
}
