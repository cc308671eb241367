import { act, fireEvent, render as renderBare, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { DanjiProvider } from "../provider/index.ts";
import { theme } from "../theme/index.ts";
import { DropdownNav } from "./index.ts";
import { isOnWay, type NavEvent, nextOpenGroup, type OpenGroup } from "./openGroup.ts";
import { forAll } from "../../../../tests/for-all.ts";

const parts = (
  <DanjiProvider theme={theme}>
    <DropdownNav.Root aria-label="주 메뉴">
      <DropdownNav.Group label="사업안내" to="/business">
        <DropdownNav.Content>
          <DropdownNav.Link to="/business/overview">사업개요</DropdownNav.Link>
        </DropdownNav.Content>
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

const hover = (group: string): NavEvent => ({ type: "hover", group });
const focus = (group: string): NavEvent => ({ type: "focus", group });
const blur = (group: string): NavEvent => ({ type: "blur", group });
const click = (group: string): NavEvent => ({ type: "press", group, byKeyboard: false });
const enter = (group: string): NavEvent => ({ type: "press", group, byKeyboard: true });
const leave: NavEvent = { type: "leave" };
const dismiss: NavEvent = { type: "dismiss" };

/** The group that is open after all of it. */
const after = (...events: NavEvent[]) => events.reduce<OpenGroup>(nextOpenGroup, null)?.group;

it.each([
  ["hovering opens and leaving closes", [hover("사업"), leave], undefined],
  ["another group opens", [hover("사업"), hover("단지")], "단지"],
  ["the keyboard's focus opens", [focus("사업")], "사업"],
  ["focus that goes on closes", [focus("사업"), blur("사업")], undefined],
  ["focus that goes to a sibling opens that", [focus("사업"), blur("사업"), focus("단지")], "단지"],
  ["a mouse that leaves does not close what the keyboard opened", [focus("사업"), leave], "사업"],
  ["a focus that leaves does not close what the mouse is over", [hover("사업"), blur("사업")], "사업"],
  ["a tap opens and a second closes", [click("사업"), click("사업")], undefined],
  ["a click keeps open what hovering has opened", [hover("사업"), click("사업")], "사업"],
  ["what was clicked stays when the mouse leaves", [hover("사업"), click("사업"), leave], "사업"],
  ["a second click closes it", [hover("사업"), click("사업"), click("사업")], undefined],
  ["Enter closes what is open, whatever opened it", [hover("사업"), enter("사업")], undefined],
  ["Enter closes what the focus opened", [focus("사업"), enter("사업")], undefined],
  ["a press opens another group", [click("사업"), click("단지")], "단지"],
  ["a press makes what the focus left close", [click("사업"), blur("사업")], undefined],
  ["the blur of another group changes nothing", [focus("사업"), blur("단지")], "사업"],
  ["dismissing closes all", [click("사업"), dismiss], undefined],
] as const)("nextOpenGroup: %s", (_, events, open) => {
  expect(after(...events)).toBe(open);
});

const PANEL = { left: 100, right: 300, top: 80 };

describe("isOnWay", () => {
  it("lets the pointer go to any place of the panel's edge, however it left the group", () => {
    const exits = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 80 }) });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    forAll(exits, share, share, (exit, along, progress) => {
      const target = PANEL.left + along * (PANEL.right - PANEL.left);
      const onTheWay = {
        x: exit.x + progress * (target - exit.x),
        y: exit.y + progress * (PANEL.top - exit.y),
      };
      expect(isOnWay(onTheWay, exit, PANEL)).toBe(true);
    });
  });

  it("does not hold a pointer that goes sideways or up", () => {
    expect(isOnWay({ x: 290, y: 40 }, { x: 240, y: 40 }, PANEL)).toBe(false);
    expect(isOnWay({ x: 240, y: 20 }, { x: 240, y: 40 }, PANEL)).toBe(false);
  });

  it("does not hold a pointer that goes past the panel", () => {
    expect(isOnWay({ x: 360, y: 70 }, { x: 240, y: 40 }, PANEL)).toBe(false);
  });
});
