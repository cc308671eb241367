import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { userEvent as browserUser } from "vitest/browser";
import { render } from "../../tests/render.tsx";
import { Tabs } from "./index.ts";

const parts = (
  <>
    <Tabs.List aria-label="안내영상">
      <Tabs.Trigger value="location">입지</Tabs.Trigger>
      <Tabs.Trigger value="84">84타입</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="location">단지 둘레를 둘러봅니다.</Tabs.Content>
    <Tabs.Content value="84" lazy>
      84타입을 둘러봅니다.
    </Tabs.Content>
  </>
);

it("Tabs render a lazy panel only while it is selected", async () => {
  const { user, getByRole, queryByText } = render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
  expect(queryByText("84타입을 둘러봅니다.")).toBeNull();
  await user.click(getByRole("tab", { name: "84타입" }));
  expect(queryByText("84타입을 둘러봅니다.")).not.toBeNull();
  await user.click(getByRole("tab", { name: "입지" }));
  await expect.poll(() => queryByText("84타입을 둘러봅니다.")).toBeNull();
});

/** Three tabs, the second of them disabled. */
const withDisabled = (
  <>
    <Tabs.List aria-label="안내영상">
      <Tabs.Trigger value="location">입지</Tabs.Trigger>
      <Tabs.Trigger value="59" disabled>
        59타입
      </Tabs.Trigger>
      <Tabs.Trigger value="84">84타입</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="location">단지 둘레를 둘러봅니다.</Tabs.Content>
    <Tabs.Content value="59">준비하고 있습니다.</Tabs.Content>
    <Tabs.Content value="84">84타입을 둘러봅니다.</Tabs.Content>
  </>
);

describe("Tabs, by keys", () => {
  it("skip a disabled tab", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="location">{withDisabled}</Tabs.Root>);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(getByRole("tab", { selected: true })).toBe(getByRole("tab", { name: "84타입" }));
    await user.keyboard("{ArrowLeft}");
    expect(getByRole("tab", { selected: true })).toBe(getByRole("tab", { name: "입지" }));
  });

  it("leave shortcuts with modifier keys to the browser", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    await user.tab();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(document.activeElement).toBe(getByRole("tab", { name: "입지" }));
  });

  it("are reached by Tab though the selected one is disabled", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="59">{withDisabled}</Tabs.Root>);
    await user.tab();
    expect(document.activeElement).toBe(getByRole("tab", { name: "입지" }));
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement, "and once more").toBe(getByRole("tab", { name: "입지" }));
  });

  it("move only the focus when the parent refuses", async () => {
    const refuse = vi.fn<(value: string, reason: string) => void>();
    const { user, getByRole } = render(
      <Tabs.Root value="location" onValueChange={refuse}>
        {parts}
      </Tabs.Root>,
    );
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(refuse).toHaveBeenCalledExactlyOnceWith("84", "trigger");
    expect(document.activeElement).toBe(getByRole("tab", { name: "84타입" }));
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
  });

  it.each(["{Enter}", " "])("call onValueChange once for each press of %o that the parent refuses", async (key) => {
    const refuse = vi.fn<(value: string, reason: string) => void>();
    const { getByRole } = render(
      <Tabs.Root value="location" activationMode="manual" onValueChange={refuse}>
        {parts}
      </Tabs.Root>,
    );
    const tab = getByRole("tab", { name: "84타입" });
    tab.focus();
    await browserUser.keyboard(key);
    expect(refuse.mock.calls).toEqual([["84", "trigger"]]);
    act(() => tab.click());
    expect(refuse.mock.calls, "and once for a click without a pointer after it").toEqual([
      ["84", "trigger"],
      ["84", "trigger"],
    ]);
  });
});

describe("Tabs, clicked", () => {
  const onValueChange = vi.fn<(value: string, reason: string) => void>();
  const onFocus = vi.fn<() => void>();
  const show = (value?: string) => {
    onValueChange.mockClear();
    onFocus.mockClear();
    return render(
      <div onFocus={onFocus}>
        <Tabs.Root {...(value === undefined ? { defaultValue: "location" } : { value })} onValueChange={onValueChange}>
          {withDisabled}
        </Tabs.Root>
      </div>,
    );
  };

  it.each([
    ["uncontrolled", undefined],
    ["controlled", "location"],
  ])("call onValueChange once, in the event that selects, when %s", (_, value) => {
    const { getByRole } = show(value);
    const tab = getByRole("tab", { name: "84타입" });
    act(() => void tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true })));
    expect(onValueChange.mock.calls).toEqual([["84", "trigger"]]);
  });

  it("emit one focus event for their ancestors", async () => {
    const { user, getByRole } = show();
    await user.click(getByRole("tab", { name: "84타입" }));
    expect(onFocus).toHaveBeenCalledOnce();
    expect(getByRole("tabpanel").textContent).toBe("84타입을 둘러봅니다.");
  });

  it("select and focus on a click without a pointer", async () => {
    const { user, getByRole } = show();
    const tab = getByRole("tab", { name: "84타입" });
    act(() => tab.click());
    expect(onValueChange.mock.calls).toEqual([["84", "trigger"]]);
    expect(getByRole("tab", { selected: true })).toBe(tab);
    expect(document.activeElement).toBe(tab);
    await user.tab();
    await user.tab({ shift: true });
    expect(document.activeElement, "and when Tab comes back").toBe(tab);
  });
});
