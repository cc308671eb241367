import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** Milliseconds that `findBy…` waits: code that comes late is compiled first, and a busy machine is many times slower. */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });

const METHODS = ["error", "warn", "info", "log", "debug"] as const;

// A warning of React (a missing key, an unknown attribute, a hydration fault) is a fault like any other, and so is output that was
// left in the code.
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  // Testing Library does this by itself only where test functions are globals.
  cleanup();
  // happy-dom keeps the computed styles of the root until one of its attributes changes, whatever rules are inserted.
  if (typeof document !== "undefined") document.documentElement.setAttribute("lang", "ko");
  const spoken = METHODS.map((method) => vi.mocked(console[method])).flatMap((spy) => {
    const { calls } = spy.mock;
    spy.mockRestore();
    return calls;
  });
  expect(spoken, "what was written to the console").toEqual([]);
});
