import { act, render } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { AsRenderedContext } from "../page/page-state.ts";
import { lazySection } from "./lazy-section.tsx";

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
