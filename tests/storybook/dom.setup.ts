import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  // Testing Library does this by itself only where test functions are globals.
  cleanup();
  // happy-dom keeps the computed styles of the root until one of its attributes changes, whatever rules are inserted.
  if (typeof document !== "undefined") document.documentElement.setAttribute("lang", "ko");
});
