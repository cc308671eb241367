import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Reset } from "./index.ts";

afterEach(cleanup);

it("keeps browsers that darken pages from the colours of the theme", () => {
  render(<Reset />);
  expect(getComputedStyle(document.documentElement).getPropertyValue("color-scheme")).toBe("only light");
});
