import { afterEach, expect, it, vi } from "vitest";
import { CHUNK_TIMEOUT, ChunkLoadError, loadChunk } from "./load-chunk.ts";

afterEach(() => vi.useRealTimers());

it("turns a failed import into a ChunkLoadError that keeps the cause", async () => {
  const cause = new TypeError("Failed to fetch");
  const failed = loadChunk(() => Promise.reject(cause));
  await expect(failed).rejects.toMatchObject({ name: "ChunkLoadError", cause });
});

it("gives up after 120 000 ms, not before", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadChunk(() => new Promise<never>(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  expect(CHUNK_TIMEOUT).toBe(120_000);
});

it("leaves no timer behind", async () => {
  vi.useFakeTimers();
  await loadChunk(() => Promise.resolve(1));
  expect(vi.getTimerCount()).toBe(0);
});
