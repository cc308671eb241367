import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { TabBarExample } from "../../tests/examples/TabBar.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { TabBar } from "./index.ts";

const PLANS = ["84A", "84B", "84C", "84D", "114A", "E-모델하우스", "안내영상"] as const;

function links(pages: readonly string[], current: string) {
  return pages.map((page) => (
    <TabBar.Link key={page} to={`#${page}`} current={page === current}>
      {page}
    </TabBar.Link>
  ));
}

const meta = {
  title: "Navigation/TabBar · 하위 메뉴, subnavigation",
  id: "navigation-tabbar",
  component: TabBar.Root,
  ...exampleOf(TabBar.Root, TabBarExample),
} satisfies Meta<typeof TabBar.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "세대안내 하위 메뉴" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("84B");
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ TabBar }, TabBarExample) };

export const AllStates: Story = {
  render: () => (
    <Specimens>
      <SpecimenRow wide name="fits">
        <TabBar.Root aria-label="사업안내 하위 메뉴">{links(["사업개요", "분양일정"], "사업개요")}</TabBar.Root>
      </SpecimenRow>
      <SpecimenRow wide name="scrolls in itself">
        <TabBar.Root aria-label="세대안내 하위 메뉴">{links(PLANS, "E-모델하우스")}</TabBar.Root>
      </SpecimenRow>
      <StateRows wide>
        {(state) => <TabBar.Root aria-label={state}>{links(["사업개요", "분양일정"], "사업개요")}</TabBar.Root>}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole("link", { current: "page" });
    await expect(current.map(({ textContent }) => textContent)).toEqual([
      "사업개요",
      "E-모델하우스",
      "사업개요",
      "사업개요",
    ]);
    const [, last] = current;
    await waitFor(() => expect(last && inSight(last)).toBe(true));
    await expect(document.documentElement.scrollWidth, "the row scrolls, not the page").toBe(
      document.documentElement.clientWidth,
    );
  },
};

function Pages() {
  const [current, setCurrent] = useState("안내영상");
  return (
    <main style={{ paddingBlock: "120vh" }}>
      <TabBar.Root aria-label="세대안내 하위 메뉴">{links(PLANS, current)}</TabBar.Root>
      <button onClick={() => setCurrent("84A")}>첫 타입으로</button>
      <button onClick={() => setCurrent("안내영상")}>영상으로</button>
    </main>
  );
}

/** Position of the link in its row: both ends within the screen or not. */
function inSight(link: HTMLElement): boolean {
  const { left, right } = link.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth;
}

export const CurrentInView: Story = {
  tags: ["!dev"],
  globals: { viewport: { value: "w360" } },
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await waitFor(() => expect(inSight(link("안내영상"))).toBe(true));
    await expect(inSight(link("84A")), "the row has to be wider than the screen").toBe(false);
    await expect(window.scrollY, "the page stays where it is").toBe(0);

    await userEvent.click(canvas.getByRole("button", { name: "첫 타입으로" }));
    await waitFor(() => expect(inSight(link("84A"))).toBe(true));
    await userEvent.click(canvas.getByRole("button", { name: "영상으로" }));
    await waitFor(() => expect(inSight(link("안내영상"))).toBe(true));
  },
};

/** Links are links, and the row can be scrolled by hand. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByRole("link", { current: "page" })).toHaveTextContent("84B");
    for (const plan of PLANS.slice(0, 4))
      await expect(page.getByRole("link", { name: plan })).toHaveAttribute("href", `#${plan}`);
  },
};
