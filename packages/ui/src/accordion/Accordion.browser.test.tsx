import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { DanjiProvider } from "../provider/index.ts";
import { theme } from "../theme/index.ts";
import { Accordion, type AccordionRootProps } from "./index.ts";

function Sections(root: Omit<AccordionRootProps, "headingLevel">) {
  return (
    <Accordion.Root headingLevel={3} {...root}>
      <Accordion.Item value="overview">
        <Accordion.Trigger>사업개요</Accordion.Trigger>
        <Accordion.Content>10개 동 999세대</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="location">
        <Accordion.Trigger>입지환경</Accordion.Trigger>
        <Accordion.Content>급행버스 정류장</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

describe("Accordion", () => {
  it("follows an owner that keeps the open item", async () => {
    function Owner() {
      const [value, setValue] = useState("overview");
      return (
        <>
          <button onClick={() => setValue("location")}>입지 보기</button>
          <Sections value={value} />
        </>
      );
    }
    const { user, getByRole } = render(<Owner />);
    const expanded = () =>
      ["사업개요", "입지환경"].map((name) => getByRole("button", { name }).getAttribute("aria-expanded"));
    expect(expanded()).toEqual(["true", "false"]);
    await user.click(getByRole("button", { name: "입지환경" }));
    expect(expanded()).toEqual(["true", "false"]);
    await user.click(getByRole("button", { name: "입지 보기" }));
    expect(expanded()).toEqual(["false", "true"]);
  });

  it("opens the item whose trigger was pressed before it was hydrated", async () => {
    const container = document.createElement("div");
    document.body.append(container);
    const framed = (pressedId?: string) => (
      <DanjiProvider theme={theme}>
        <Sections pressedId={pressedId} />
      </DanjiProvider>
    );
    container.innerHTML = renderToString(framed());
    const pressed = [...container.querySelectorAll("button")].at(1)?.id;
    const root = hydrateRoot(container, framed(pressed));
    const expanded = () => [...container.querySelectorAll("button")].map(({ ariaExpanded }) => ariaExpanded);
    await expect.poll(expanded).toEqual(["false", "true"]);
    root.unmount();
    container.remove();
  });

  it("stays as it is where the page has kept a press to itself", async () => {
    const { user, getByRole } = render(
      <Accordion.Root headingLevel={3}>
        <Accordion.Item value="overview">
          <Accordion.Trigger onClick={(event) => event.preventDefault()}>사업개요</Accordion.Trigger>
          <Accordion.Content>10개 동 999세대</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>,
    );
    await user.click(getByRole("button", { name: "사업개요" }));
    expect(getByRole("button", { name: "사업개요" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("opens before anything is rendered, tells of it after that frame, and is right however quickly the next press comes", async () => {
    const told = vi.fn<(value: string) => void>();
    const { getByRole, queryByRole } = render(<Sections onValueChange={told} />);
    const [overview, location] = [getByRole("button", { name: "사업개요" }), getByRole("button", { name: "입지환경" })];
    const open = () => [overview, location].map((button) => button.getAttribute("aria-expanded"));
    overview.click();
    expect(open()).toEqual(["true", "false"]);
    expect(told).not.toHaveBeenCalled();
    location.click();
    expect(open()).toEqual(["false", "true"]);
    location.click();
    expect(open()).toEqual(["false", "false"]);
    await expect.poll(() => told.mock.calls).toEqual([["overview"], ["location"], [""]]);
    expect(open()).toEqual(["false", "false"]);
    await expect.poll(() => queryByRole("region")).toBeNull();
  });

  it("is missed by a trigger outside of it", () => {
    expect(() => renderToString(<Accordion.Trigger>사업개요</Accordion.Trigger>)).toThrow("<Accordion.Root>");
  });
});

describe("Accordion, by keys", () => {
  it("goes from heading to heading, past what cannot be opened and what stands within", async () => {
    const { user, getByRole } = render(
      <Accordion.Root headingLevel={3} defaultValue="overview">
        <Accordion.Item value="overview">
          <Accordion.Trigger>사업개요</Accordion.Trigger>
          <Accordion.Content>
            <Sections />
          </Accordion.Content>
        </Accordion.Item>
        <Accordion.Item value="later" disabled>
          <Accordion.Trigger>특화설계</Accordion.Trigger>
          <Accordion.Content>준비하고 있습니다.</Accordion.Content>
        </Accordion.Item>
        <Accordion.Item value="premium">
          <Accordion.Trigger>프리미엄</Accordion.Trigger>
          <Accordion.Content>중도금 무이자</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>,
    );
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(getByRole("button", { name: "프리미엄" }));
    getByRole("button", { name: "입지환경" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("사업개요");
    expect(document.activeElement?.closest("[role=region]"), "of the one within").not.toBeNull();
  });
});

describe("Accordion, read aloud", () => {
  it("tells headings, buttons and whether they are open, and of contents the open one only", async () => {
    const { user, getByRole } = render(<Sections />);
    await user.click(getByRole("button", { name: "입지환경" }));
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "heading, 사업개요, level 3",
        "button, 사업개요, 1 control, not expanded",
        "end of heading, 사업개요, level 3",
        "heading, 입지환경, level 3",
        "button, 입지환경, 1 control, expanded",
        "end of heading, 입지환경, level 3",
        "region, 입지환경",
        "급행버스 정류장",
        "end of region, 입지환경",
        "end of document",
      ]);
  });
});
