import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { CHUNK_TIMEOUT, ChunkLoadError, loadChunk } from "./load-chunk.ts";
import { openDocument, recordShownPage } from "./open-document.ts";
import { act, render } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { AsRenderedContext } from "../page/page-state.ts";
import { lazySection } from "./lazy-section.tsx";

describe("loadChunk", () => {
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
});

describe("openDocument", () => {
  const FAILURE = new Error("The page's code failed to load.");
  const leaving = vi.fn();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const server = vi.spyOn(globalThis, "fetch");

  beforeEach(() => {
    window.addEventListener("danji:leaving", leaving);
    history.replaceState(null, "", "/next");
    recordShownPage("/shown");
    server.mockResolvedValue(new Response());
  });
  afterEach(() => {
    window.removeEventListener("danji:leaving", leaving);
    vi.clearAllMocks();
  });

  it("opens the document of the next page, announces that, and stays pending", async () => {
    const settled = vi.fn();
    openDocument(FAILURE).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(leaving).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it("leaves the page that is on the screen alone", async () => {
    recordShownPage("/next");
    await expect(openDocument(FAILURE)).rejects.toBe(FAILURE);
    expect(reload).not.toHaveBeenCalled();
  });

  it("opens no document while the server does not answer", async () => {
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(openDocument(FAILURE)).rejects.toBe(FAILURE);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("lazySection", () => {
  const Booking = () => (
    <section>
      <h2 id="booking-title">방문예약</h2>
      <div>
        <input name="name" />
      </div>
    </section>
  );

  const input = () => document.querySelector("input");
  const typed = () => [input()?.value, document.activeElement === input(), input()?.selectionStart];

  /** Serves the section, and lets a visitor type into it before its code is there. */
  async function serve() {
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = renderToString(
      <Suspense>
        <Booking />
      </Suspense>,
    );
    const field = root.querySelector("input");
    if (!field) throw new Error("The section has no field.");
    field.value = "김하늘";
    field.focus();
    field.setSelectionRange(2, 2);
    let arrive = () => {};
    const code = new Promise<typeof Booking>((resolve) => (arrive = () => resolve(Booking)));
    const Lazy = lazySection(
      "booking-title",
      () => code,
      () => ({ requested: Promise.resolve(), now: () => undefined }),
    );
    const mismatches = vi.fn<(error: unknown) => void>();
    const page = (asRendered: boolean) => (
      <AsRenderedContext value={asRendered}>
        <Lazy />
      </AsRenderedContext>
    );
    const options = { container: root, hydrate: true, onRecoverableError: mismatches };
    const { rerender, unmount } = await act(async () => render(page(true), options));
    onTestFinished(() => {
      unmount();
      root.remove();
    });
    return {
      field,
      mismatches,
      arrive: () => act(async () => arrive()),
      leave: () => act(async () => rerender(page(false))),
    };
  }

  it("keeps what was typed, the focus and the caret where others have changed its HTML", async () => {
    const { field, mismatches, arrive } = await serve();
    field.before(document.createElement("i"));
    await arrive();
    expect(mismatches).toHaveBeenCalled();
    expect(input()).not.toBe(field);
    expect(typed()).toEqual(["김하늘", true, 2]);
  });

  it("keeps them where the page around it is updated before its code is there", async () => {
    const { field, arrive, leave } = await serve();
    await leave();
    const fallback = input();
    expect(fallback).not.toBe(field);
    expect(typed()).toEqual(["김하늘", true, 2]);
    await arrive();
    expect(input()).not.toBe(fallback);
    expect(typed()).toEqual(["김하늘", true, 2]);
  });
});
