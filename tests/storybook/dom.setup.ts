import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Milliseconds that `findBy…` waits: code that comes late is compiled first, and a busy machine is many times slower. */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });

afterEach(() => {
  // Testing Library does this by itself only where test functions are globals.
  cleanup();
  // happy-dom keeps the computed styles of the root until one of its attributes changes, whatever rules are inserted.
  if (typeof document !== "undefined") document.documentElement.setAttribute("lang", "ko");
});
