import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askStep, IDLE, LOCK_MS, MIN_TRAVEL, QUIET_MS, takeTurn, yieldTurn, type Step, type Turn } from "./gesture.ts";
import { forAll } from "../../../../tests/for-all.ts";

interface TimedStep {
  time: number;
  step: Step;
}

/** The steps that a row of events gives. */
function stepsOf(turns: readonly Turn[]): TimedStep[] {
  let state = IDLE;
  return turns.flatMap((turn) => {
    const outcome = takeTurn(state, turn);
    state = outcome.state;
    return outcome.step === 0 ? [] : [{ time: turn.time, step: outcome.step }];
  });
}

const signsOf = (turns: readonly Turn[]) => stepsOf(turns).map(({ step }) => step);

/** A swipe on a trackpad: fingers speed it up, then it runs out over as much as three seconds. */
const swipe = fc
  .record({
    peak: fc.integer({ min: 20, max: 250 }),
    rise: fc.integer({ min: 1, max: 8 }),
    decay: fc.double({ min: 0.82, max: 0.985, noNaN: true }),
    gap: fc.integer({ min: 7, max: 17 }),
    jitter: fc.array(fc.double({ min: 0.8, max: 1.25, noNaN: true }), { minLength: 400, maxLength: 400 }),
  })
  .map(({ peak, rise, decay, gap, jitter }) => {
    const sizes: number[] = [];
    for (let event = 1; event <= rise; event += 1) sizes.push((peak * event) / rise);
    for (let size = peak * decay; size >= 1 && sizes.length < 400; size *= decay) sizes.push(size);
    return sizes.map((size, event): Turn => ({ time: event * gap, delta: Math.ceil(size * (jitter[event] ?? 1)) }));
  });

/** Joins events as a busy browser does: up to three frames in one. */
const joined = fc
  .tuple(swipe, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 400, maxLength: 400 }))
  .map(([turns, counts]) => {
    const result: Turn[] = [];
    for (let next = 0; next < turns.length;) {
      const part = turns.slice(next, next + (counts[result.length] ?? 1));
      result.push({ time: part.at(-1)?.time ?? 0, delta: part.reduce((sum, { delta }) => sum + delta, 0) });
      next += part.length;
    }
    return result;
  });

/** Milliseconds within which each of these swipes has travelled far enough for its step. */
const ONSET = 100;

const later = (turns: readonly Turn[], by: number): Turn[] =>
  turns.map(({ time, delta }) => ({ time: time + by, delta }));
const upwards = (turns: readonly Turn[]): Turn[] => turns.map(({ time, delta }) => ({ time, delta: -delta }));
const endOf = (turns: readonly Turn[]) => turns.at(-1)?.time ?? 0;

describe("a gesture", () => {
  it("gives one step, however long its inertia runs on", () =>
    forAll(swipe, (turns) => {
      expect(signsOf(turns)).toEqual([1]);
    }));

  it("gives one step in a browser that joins events", () =>
    forAll(joined, (turns) => {
      expect(signsOf(turns)).toEqual([1]);
    }));

  it("gives one step upwards just as well", () =>
    forAll(joined, (turns) => {
      expect(signsOf(upwards(turns))).toEqual([-1]);
    }));

  it("is new after quiet and after the lock", () =>
    forAll(swipe, swipe, fc.integer({ min: 0, max: 2000 }), (first, second, pause) => {
      const start = Math.max(endOf(first) + QUIET_MS, LOCK_MS + ONSET) + pause;
      expect(signsOf([...first, ...later(second, start)])).toEqual([1, 1]);
    }));

  it("is new when the hand turns around after the lock, in the middle of a tail too", () =>
    forAll(swipe, swipe, fc.integer({ min: 0, max: 500 }), (first, second, wait) => {
      const start = LOCK_MS + ONSET + wait;
      const tail = first.filter(({ time }) => time < start);
      expect(signsOf([...tail, ...upwards(later(second, start))])).toEqual([1, -1]);
    }));

  it("is new when the hand pushes again into a tail", () => {
    const tail = Array.from({ length: 60 }, (_, event) => ({ time: event * 16, delta: Math.ceil(80 * 0.93 ** event) }));
    const push = [20, 60, 100, 90, 70, 50, 30, 15, 8, 4].map((delta, event) => ({ time: 960 + event * 16, delta }));
    expect(signsOf([...tail, ...push])).toEqual([1, 1]);
  });

  it("is a burst that never gets slower", () => {
    const burst = Array.from({ length: 200 }, (_, event) => ({ time: event * 16, delta: 100 }));
    expect(signsOf(burst)).toEqual([1]);
  });

  it("is nothing below a few pixels", () => {
    expect(signsOf([{ time: 0, delta: MIN_TRAVEL - 1 }])).toEqual([]);
    expect(
      signsOf([
        { time: 0, delta: 5 },
        { time: 16, delta: 5 },
      ]),
    ).toEqual([1]);
  });

  it("yields to what something else has started to scroll", () => {
    let state = IDLE;
    for (let time = 0; time < 600; time += 16) state = yieldTurn(state, { time, delta: 60 });
    expect(takeTurn(state, { time: 616, delta: 40 }).step).toBe(0);
    expect(takeTurn(state, { time: 616 + QUIET_MS, delta: 100 }).step).toBe(1);
  });
});

describe("a wheel with notches", () => {
  const notches = (count: number, gap: number) =>
    Array.from({ length: count }, (_, notch) => ({ time: notch * gap, delta: 120 }));

  it("goes on with every notch that the lock allows", () => {
    expect(stepsOf(notches(12, 100)).map(({ time }) => time)).toEqual([0, 500, 1000]);
    expect(signsOf(notches(3, LOCK_MS))).toEqual([1, 1, 1]);
  });

  it("swallows what comes during the lock", () => {
    expect(signsOf(notches(5, 100))).toEqual([1]);
    expect(signsOf(notches(2, LOCK_MS - 1))).toEqual([1]);
  });
});

it("a key obeys the lock, and starts one", () => {
  const first = askStep(IDLE, 0, 1);
  expect(first.step).toBe(1);
  expect(askStep(first.state, LOCK_MS - 1, 1).step).toBe(0);
  expect(askStep(first.state, LOCK_MS, -1).step).toBe(-1);
  expect(takeTurn(first.state, { time: LOCK_MS - 1, delta: 100 }).step).toBe(0);
});

describe("whatever comes", () => {
  const anything = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 700 }), delta: fc.integer({ min: -300, max: 300 }) }))
    .map((events) => {
      let time = 0;
      return events.map(({ gap, delta }): Turn => ({ time: (time += gap), delta }));
    });

  it("gives no two steps within the lock", () =>
    forAll(anything, (turns) => {
      const times = stepsOf(turns).map(({ time }) => time);
      for (const [place, time] of times.slice(1).entries()) {
        expect(time - (times[place] ?? 0)).toBeGreaterThanOrEqual(LOCK_MS);
      }
    }));

  it("goes the way of the gesture", () =>
    forAll(anything, (turns) => {
      const mirrored = signsOf(upwards(turns)).map((step) => -step);
      expect(mirrored).toEqual(signsOf(turns));
    }));

  it("answers a turn after quiet and lock", () =>
    forAll(anything, fc.integer({ min: MIN_TRAVEL, max: 500 }), (turns, delta) => {
      const last = { time: endOf(turns) + LOCK_MS, delta };
      expect(stepsOf([...turns, last]).at(-1)).toEqual({ time: last.time, step: 1 });
    }));
});
