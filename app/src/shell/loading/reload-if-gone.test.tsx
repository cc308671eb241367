import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GoneError, ImportError } from "./import-fetched.ts";
import { ChunkLoadError } from "./load-chunk.ts";
import { recordShownPage, reloadIfGone } from "./reload-if-gone.ts";

const GONE = new ChunkLoadError("The page's code failed to load.", { cause: new GoneError("chunk.js") });
const requested = vi.fn((event: Event) => event.preventDefault());

/** Moves the focus into a field, as a visitor does who types. */
function type(): void {
  document.body.innerHTML = "<input>";
  document.querySelector("input")?.focus();
}

beforeEach(() => {
  window.addEventListener("danji:reload", requested);
  history.replaceState(null, "", "/shown");
  recordShownPage("/shown");
});
afterEach(() => {
  window.removeEventListener("danji:reload", requested);
  requested.mockReset();
  document.body.innerHTML = "";
});

it("asks for a reload and stays pending when a file is gone", async () => {
  const settled = vi.fn();
  reloadIfGone(GONE).catch(settled);
  await Promise.resolve();
  expect(requested).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it("leaves a page that is on the screen alone while the visitor types", async () => {
  type();
  await expect(reloadIfGone(GONE)).rejects.toBe(GONE);
  expect(requested).not.toHaveBeenCalled();
});

it("asks for a reload when the next page is gone, wherever the focus is", async () => {
  type();
  history.pushState(null, "", "/next");
  void reloadIfGone(GONE);
  await Promise.resolve();
  expect(requested).toHaveBeenCalledTimes(1);
});

it.each([new Error("Failed to fetch"), new ImportError("refused")])("passes on %s", async (error) => {
  await expect(reloadIfGone(error)).rejects.toBe(error);
  expect(requested).not.toHaveBeenCalled();
});
