import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWorker } from "../../src/background.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function slowWork() {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async (_isStopped: () => boolean): Promise<void> => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
  };
  return {
    work: vi.fn(work),
    async end() {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    most: () => most,
  };
}

it("runs immediately, then periodically", async () => {
  const work = vi.fn(async () => undefined);
  const worker = startWorker(work, () => undefined);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(work).toHaveBeenCalledTimes(4);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it("never works twice at a time, and looks again when it was woken meanwhile", async () => {
  const slow = slowWork();
  const worker = startWorker(slow.work, () => undefined);
  for (let count = 0; count < 5; count += 1) worker.wake();
  await slow.end();
  expect(slow.work).toHaveBeenCalledTimes(2);
  await slow.end();
  expect(slow.work).toHaveBeenCalledTimes(2);
  expect(slow.most()).toBe(1);
  await worker.stop();
});

it("stops: waits for pending work, cancels it, and starts no more", async () => {
  const slow = slowWork();
  const worker = startWorker(slow.work, () => undefined);
  let hasStopped = false;
  const stopping = worker.stop().then(() => (hasStopped = true));
  worker.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  expect(slow.work.mock.calls[0]?.[0]()).toBe(true);
  await slow.end();
  await stopping;
  expect(slow.work).toHaveBeenCalledTimes(1);
});

it("continues after a fault, and reports it", async () => {
  const errors: unknown[] = [];
  const fault = new Error("disk full");
  const work = vi.fn(async () => {
    throw fault;
  });
  const worker = startWorker(work, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(errors).toEqual([fault, fault]);
  await worker.stop();
});
