import { describe, expect, it } from "vitest";
import { nextOpenGroup, type NavEvent, type OpenGroup } from "./openGroup.ts";

const hover = (group: string): NavEvent => ({ type: "hover", group });
const focus = (group: string): NavEvent => ({ type: "focus", group });
const blur = (group: string): NavEvent => ({ type: "blur", group });
const click = (group: string): NavEvent => ({ type: "press", group, byKeyboard: false });
const enter = (group: string): NavEvent => ({ type: "press", group, byKeyboard: true });
const leave: NavEvent = { type: "leave" };
const dismiss: NavEvent = { type: "dismiss" };

/** The group that is open after all of it. */
const after = (...events: NavEvent[]) => events.reduce<OpenGroup>(nextOpenGroup, null)?.group;

describe("nextOpenGroup", () => {
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
  ] as const)("%s", (_, events, open) => {
    expect(after(...events)).toBe(open);
  });
});
