import { act, fireEvent, render as renderBare, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DanjiProvider } from "../provider/index.ts";
import { DropdownNav } from "./index.ts";

const parts = (
  <DanjiProvider>
    <DropdownNav.Root label="주 메뉴">
      <DropdownNav.Group label="사업안내" to="/business">
        <DropdownNav.Panel>
          <DropdownNav.Link to="/business/overview">사업개요</DropdownNav.Link>
        </DropdownNav.Panel>
      </DropdownNav.Group>
    </DropdownNav.Root>
  </DanjiProvider>
);

describe("DropdownNav", () => {
  it("keeps a panel open that has the focus when it is hydrated", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(parts);
    const link = within(container).getByText("사업개요");
    link.focus();
    renderBare(parts, { container, hydrate: true });
    expect(link.closest("[data-state]")?.getAttribute("data-state")).toBe("open");
  });

  it("stays open while another window has the focus", () => {
    const { getByRole, getByText } = renderBare(parts);
    const toggle = getByRole("button");
    fireEvent.click(toggle, { detail: 0 });
    const link = getByText("사업개요");
    act(() => link.focus());
    // A window that loses the focus keeps its active element.
    fireEvent.focusOut(link, { relatedTarget: null });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(link);
  });
});
