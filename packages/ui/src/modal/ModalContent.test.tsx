import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { ModalContent, ModalRoot } from "./Modal.tsx";

describe("ModalContent", () => {
  it("closes on Escape, except on one that cancels the composition of a syllable", () => {
    const onOpenChange = vi.fn();
    const { getByRole } = render(
      <ModalRoot open onOpenChange={onOpenChange}>
        <ModalContent aria-label="통합검색" aria-describedby={undefined}>
          <input type="search" />
        </ModalContent>
      </ModalRoot>,
    );
    fireEvent.keyDown(getByRole("searchbox"), { key: "Escape", isComposing: true });
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(getByRole("searchbox"), { key: "Escape" });
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
});
