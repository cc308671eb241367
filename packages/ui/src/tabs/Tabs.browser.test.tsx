import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Tabs } from "./index.ts";

const parts = (
  <>
    <Tabs.List label="안내영상">
      <Tabs.Trigger value="location">입지</Tabs.Trigger>
      <Tabs.Trigger value="84">84타입</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="location">단지 둘레를 둘러봅니다.</Tabs.Content>
    <Tabs.Content value="84" lazy>
      84타입을 둘러봅니다.
    </Tabs.Content>
  </>
);

describe("Tabs", () => {
  it("run what is lazy only while it is chosen", async () => {
    const { user, getByRole, queryByText } = render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    expect(queryByText("84타입을 둘러봅니다.")).toBeNull();
    await user.click(getByRole("tab", { name: "84타입" }));
    expect(queryByText("84타입을 둘러봅니다.")).not.toBeNull();
    await user.click(getByRole("tab", { name: "입지" }));
    await expect.poll(() => queryByText("84타입을 둘러봅니다.")).toBeNull();
  });

  it("follow an owner that keeps the chosen tab", async () => {
    function Owner() {
      const [value, setValue] = useState("location");
      return (
        <>
          <button onClick={() => setValue("84")}>84타입 영상으로</button>
          <Tabs.Root value={value}>{parts}</Tabs.Root>
        </>
      );
    }
    const { user, getByRole } = render(<Owner />);
    const chosen = () => getByRole("tab", { selected: true }).textContent;
    await user.click(getByRole("tab", { name: "84타입" }));
    expect(chosen()).toBe("입지");
    await user.click(getByRole("button", { name: "84타입 영상으로" }));
    expect(chosen()).toBe("84타입");
  });
});

/** Three tabs, of which the second cannot be chosen. */
const withDisabled = (
  <>
    <Tabs.List label="안내영상">
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
  it("pass over what cannot be chosen", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="location">{withDisabled}</Tabs.Root>);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(getByRole("tab", { selected: true })).toBe(getByRole("tab", { name: "84타입" }));
    await user.keyboard("{ArrowLeft}");
    expect(getByRole("tab", { selected: true })).toBe(getByRole("tab", { name: "입지" }));
  });

  it("leave a key with another key to the browser", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    await user.tab();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(document.activeElement).toBe(getByRole("tab", { name: "입지" }));
  });

  it("can be reached though the chosen one cannot", async () => {
    const { user, getByRole } = render(<Tabs.Root defaultValue="59">{withDisabled}</Tabs.Root>);
    await user.tab();
    expect(document.activeElement).toBe(getByRole("tab", { name: "입지" }));
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement, "and once more").toBe(getByRole("tab", { name: "입지" }));
  });

  it("ask an owner that refuses, and move the focus only", async () => {
    const refuse = vi.fn<(value: string) => void>();
    const { user, getByRole } = render(
      <Tabs.Root value="location" onValueChange={refuse}>
        {parts}
      </Tabs.Root>,
    );
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(refuse).toHaveBeenCalledExactlyOnceWith("84");
    expect(document.activeElement).toBe(getByRole("tab", { name: "84타입" }));
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
  });
});

describe("Tabs, pressed", () => {
  const told = vi.fn<(value: string) => void>();
  const show = () => {
    told.mockClear();
    return render(
      <Tabs.Root defaultValue="location" onValueChange={told}>
        {withDisabled}
      </Tabs.Root>,
    );
  };

  it("show the panel before anything is rendered, and tell of it after that frame", async () => {
    const { getByRole } = show();
    const tab = getByRole("tab", { name: "84타입" });
    tab.click();
    expect(getByRole("tab", { selected: true })).toBe(tab);
    expect(getByRole("tabpanel").textContent).toBe("84타입을 둘러봅니다.");
    expect(told).not.toHaveBeenCalled();
    await expect.poll(() => told.mock.calls).toEqual([["84"]]);
    expect(getByRole("tab", { selected: true })).toBe(tab);
    expect(getByRole("tabpanel").textContent).toBe("84타입을 둘러봅니다.");
  });

  it("are right however quickly the next press comes", async () => {
    const { getByRole } = show();
    getByRole("tab", { name: "84타입" }).click();
    getByRole("tab", { name: "입지" }).click();
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
    await expect.poll(() => told.mock.calls).toEqual([["84"], ["location"]]);
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
    expect(getByRole("tabpanel").textContent).toBe("단지 둘레를 둘러봅니다.");
  });

  it("are right however quickly a key comes", async () => {
    const { getByRole } = show();
    const tab = getByRole("tab", { name: "84타입" });
    tab.click();
    tab.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true }));
    await expect.poll(() => told.mock.calls).toEqual([["84"], ["location"]]);
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
    expect(getByRole("tabpanel").textContent).toBe("단지 둘레를 둘러봅니다.");
  });

  it("are where the Tab key comes back to, also where a press was let go elsewhere", async () => {
    const { user, getByRole } = show();
    const tab = getByRole("tab", { name: "84타입" });
    await user.pointer({ keys: "[MouseLeft>]", target: tab });
    expect(document.activeElement).toBe(tab);
    expect(getByRole("tab", { selected: true }).textContent).toBe("입지");
    await user.pointer([{ target: document.body }, { keys: "[/MouseLeft]" }]);
    await expect.poll(() => tab.tabIndex).toBe(0);
    expect(getByRole("tab", { name: "입지" }).tabIndex).toBe(-1);
    expect(told.mock.calls, "chosen by nothing").toEqual([]);
    await user.tab();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(tab);
  });

  it("tell what was chosen though they go in the same moment", () => {
    const { getByRole, unmount } = show();
    getByRole("tab", { name: "84타입" }).click();
    unmount();
    expect(told).toHaveBeenCalledExactlyOnceWith("84");
  });
});

describe("Tabs, read aloud", () => {
  it("tell their name, which of how many is chosen, and its panel only", async () => {
    render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "tablist, 안내영상, orientated horizontally",
        "tab, 입지, selected, 1 control, position 1, set size 2",
        "tab, 84타입, not selected, 1 control, position 2, set size 2",
        "end of tablist, 안내영상, orientated horizontally",
        "tabpanel, 입지",
        "단지 둘레를 둘러봅니다.",
        "end of tabpanel, 입지",
        "end of document",
      ]);
  });
});
