import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { Stack, STACK_ALIGNMENTS, STACK_DIRECTIONS } from "./index.ts";

describe("Stack", () => {
  it("puts nothing of its looks on its node as an attribute, in any look", () => {
    const ref = createRef<HTMLDivElement>();
    for (const direction of STACK_DIRECTIONS) {
      for (const align of STACK_ALIGNMENTS) {
        const { unmount } = render(<Stack ref={ref} direction={direction} align={align} gap={8} />);
        expect(ref.current?.getAttributeNames()).toEqual(["class"]);
        unmount();
      }
    }
  });
});
