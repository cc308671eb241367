import { afterEach, expect, it, vi } from "vitest";
import { sectionSignal } from "./section-signal.ts";

afterEach(() => document.body.replaceChildren());

/** A section below a root that stops every event, as React does while the section is not hydrated. */
function dehydratedSection(): HTMLElement {
  document.body.innerHTML = `<div id="root"><section id="booking"><h2 id="title">예약</h2><input></section></div><p>밖</p>`;
  const root = document.getElementById("root");
  for (const event of ["pointerover", "pointerdown", "focusin", "keydown"])
    root?.addEventListener(event, (stopped) => stopped.stopPropagation(), { capture: true });
  const input = document.querySelector("input");
  if (!input) throw new Error("The section has no input.");
  return input;
}

it.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "resolves on %s in a section whose events React stops",
  async (event) => {
    const input = dehydratedSection();
    const requested = vi.fn();
    const signal = sectionSignal("title", false);
    void signal.requested.then(requested);
    document.querySelector("p")?.dispatchEvent(new Event(event, { bubbles: true }));
    await Promise.resolve();
    expect(requested).not.toHaveBeenCalled();
    input.dispatchEvent(new Event(event, { bubbles: true }));
    await signal.requested;
    expect(requested).toHaveBeenCalledTimes(1);
  },
);
