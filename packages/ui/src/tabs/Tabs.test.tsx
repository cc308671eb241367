import { createRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
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
  it("are served with every panel but the lazy ones and taken over as they are", async () => {
    const { served, hydrated, errors, left } = await hydrate(<Tabs.Root defaultValue="84">{parts}</Tabs.Root>);
    expect(served).toContain("단지 둘레를 둘러봅니다.");
    expect(served).toContain("84타입을 둘러봅니다.");
    expect(hydrated.replaceAll(/ (style|tabindex)="[^"]*"/g, "")).toBe(
      served.replaceAll(/ (style|tabindex)="[^"]*"/g, ""),
    );
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("run what is lazy only while it is chosen", async () => {
    const { user, getByRole, queryByText } = render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    expect(queryByText("84타입을 둘러봅니다.")).toBeNull();
    await user.click(getByRole("tab", { name: "84타입" }));
    expect(queryByText("84타입을 둘러봅니다.")).not.toBeNull();
    await user.click(getByRole("tab", { name: "입지" }));
    expect(queryByText("84타입을 둘러봅니다.")).toBeNull();
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

  it("hand refs and props to the one node of each part", () => {
    const [root, list, trigger, content] = [
      createRef<HTMLDivElement>(),
      createRef<HTMLDivElement>(),
      createRef<HTMLButtonElement>(),
      createRef<HTMLDivElement>(),
    ];
    const { getByRole } = render(
      <Tabs.Root defaultValue="a" ref={root} data-part="root">
        <Tabs.List label="영상" ref={list} data-part="list">
          <Tabs.Trigger value="a" ref={trigger} data-part="trigger">
            입지
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="a" ref={content} data-part="content" />
      </Tabs.Root>,
    );
    expect(list.current).toBe(getByRole("tablist", { name: "영상" }));
    expect(trigger.current).toBe(getByRole("tab"));
    expect(content.current).toBe(getByRole("tabpanel"));
    const nodes = [root, list, trigger, content].map(({ current }) => current?.dataset["part"]);
    expect(nodes).toEqual(["root", "list", "trigger", "content"]);
  });
});

describe("Tabs, read aloud", () => {
  it("tell their name, which of how many is chosen, and its panel only", async () => {
    render(<Tabs.Root defaultValue="location">{parts}</Tabs.Root>);
    expect(await readAloud()).toEqual([
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
