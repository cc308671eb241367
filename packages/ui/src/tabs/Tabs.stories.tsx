import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { TabsExample } from "../../tests/examples/Tabs.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Tabs } from "./index.ts";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";

const TABS_PATTERN = {
  name: "tabs",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
} as const satisfies KeyPattern;

const TABS_KEYS = {
  tab: { keys: ["Tab"], does: "Into the list: to the selected tab. From there: to its panel." },
  right: { keys: ["Arrow Right"], does: "On a tab: selects the next one, from the last the first." },
  left: { keys: ["Arrow Left"], does: "On a tab: selects the previous one, from the first the last." },
  home: { keys: ["Home"], does: "On a tab: selects the first one." },
  end: { keys: ["End"], does: "On a tab: selects the last one." },
  activate: {
    keys: ["Enter", "Space"],
    does: "Where arrows, Home and End only move the focus (activation mode manual): selects the focused tab.",
  },
} as const satisfies KeyTable;

const meta = {
  title: "Data/Tabs · 탭",
  id: "data-tabs",
  component: Tabs.Root,
  parameters: { keys: TABS_KEYS, pattern: TABS_PATTERN },
  ...exampleOf(Tabs.Root, TabsExample, { onValueChange: fn() }),
  decorators: [framed],
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const tab = (canvas: Canvas, type: string) => canvas.getByRole("tab", { name: `${type} 타입` });

type Context = Parameters<NonNullable<Story["play"]>>[0];

/** One panel of the types shows, that of the selected tab. */
async function expectSelected(canvas: Canvas, type: string): Promise<void> {
  await waitFor(() => expect(canvas.getByRole("tabpanel", { name: `${type} 타입` })).toBeVisible());
  await expect(canvas.getAllByRole("tabpanel", { name: /^84/ })).toHaveLength(1);
  await expect(canvas.getByRole("tab", { selected: true, name: /^84/ })).toBe(tab(canvas, type));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist", { name: "84㎡ 타입" })).toBeVisible();
    await expectSelected(canvas, "84A");
  },
};

function Videos({ label }: { label: string }) {
  return (
    <Tabs.Root defaultValue="location">
      <Tabs.Row>
        <Tabs.List aria-label={label}>
          <Tabs.Trigger value="location">입지 안내영상</Tabs.Trigger>
          <Tabs.Trigger value="59">59타입 안내영상</Tabs.Trigger>
          <Tabs.Trigger value="later" disabled>
            준비 중인 영상
          </Tabs.Trigger>
          <Tabs.Trigger value="84">84타입 안내영상</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Row>
      <Tabs.Content value="location">견본 단지 둘레를 3분 동안 둘러봅니다.</Tabs.Content>
      <Tabs.Content value="59">59타입을 둘러봅니다.</Tabs.Content>
      <Tabs.Content value="later">준비하고 있습니다.</Tabs.Content>
      <Tabs.Content value="84">84타입을 둘러봅니다.</Tabs.Content>
    </Tabs.Root>
  );
}

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Tabs }, TabsExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: ({ children }) => (
    <Specimens>
      <SpecimenRow wide name="second tab selected">
        <Tabs.Root defaultValue="84B">{children}</Tabs.Root>
      </SpecimenRow>
      <SpecimenRow wide name="one tab disabled">
        <Videos label="안내영상" />
      </SpecimenRow>
      <StateRows wide>{(state) => <Videos label={state} />}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expectSelected(canvas, "84B");
    for (const tab of canvas.getAllByRole("tab", { name: "준비 중인 영상" })) await expect(tab).toBeDisabled();
    const selected = canvas.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
    await expect(selected).toEqual(["84B 타입", "입지 안내영상", "입지 안내영상", "입지 안내영상"]);
    for (const panel of canvas.getAllByText("59타입을 둘러봅니다.")) await expect(panel).not.toBeVisible();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(tab(canvas, "84C"));
    await expectSelected(canvas, "84C");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("84C", "trigger");
  },
};

/** Presses a key again and again, from the first tab on, and expects these tabs to be selected one after the other. */
async function expectMoves({ canvas, userEvent }: Context, key: string, types: readonly string[]): Promise<void> {
  await userEvent.click(tab(canvas, "84A"));
  for (const type of types) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(tab(canvas, type)).toHaveFocus());
    await expectSelected(canvas, type);
  }
}

export const Keyboard: Story = {
  tags: ["!dev"],
  render: (root) => (
    <>
      <Tabs.Root {...root} />
      <br />
      <Tabs.Root defaultValue="location" activationMode="manual">
        <Tabs.Row>
          <Tabs.List aria-label="안내영상">
            <Tabs.Trigger value="location">입지 안내영상</Tabs.Trigger>
            <Tabs.Trigger value="59">59타입 안내영상</Tabs.Trigger>
          </Tabs.List>
        </Tabs.Row>
        <Tabs.Content value="location">견본 단지 둘레를 3분 동안 둘러봅니다.</Tabs.Content>
        <Tabs.Content value="59">59타입을 둘러봅니다.</Tabs.Content>
      </Tabs.Root>
    </>
  ),
  play: playKeys(TABS_KEYS, {
    async tab({ canvas, userEvent }) {
      await userEvent.tab();
      await expect(tab(canvas, "84A")).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel", { name: "84A 타입" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "84A 평면 보기" })).toHaveFocus();
    },
    right: (context) => expectMoves(context, "{ArrowRight}", ["84B", "84C", "84D", "84A"]),
    left: (context) => expectMoves(context, "{ArrowLeft}", ["84D", "84C", "84B", "84A"]),
    home: (context) => expectMoves(context, "{ArrowRight}{Home}", ["84A"]),
    end: (context) => expectMoves(context, "{End}", ["84D", "84D"]),
    async activate({ canvas, userEvent }) {
      const videos = within(canvas.getByRole("tablist", { name: "안내영상" }));
      const video = (name: string) => videos.getByRole("tab", { name });
      const selected = () => videos.getByRole("tab", { selected: true });
      video("입지 안내영상").focus();
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(video("59타입 안내영상")).toHaveFocus());
      await expect(selected()).toBe(video("입지 안내영상"));
      await userEvent.keyboard("{Enter}");
      await expect(selected()).toBe(video("59타입 안내영상"));
      await userEvent.keyboard("{Home}");
      await waitFor(() => expect(video("입지 안내영상")).toHaveFocus());
      await expect(selected()).toBe(video("59타입 안내영상"));
      await userEvent.keyboard(" ");
      await expect(selected()).toBe(video("입지 안내영상"));
    },
  }),
};

export const SelectedTabInView: Story = {
  tags: ["!dev"],
  globals: { viewport: { value: "w360" } },
  args: { defaultValue: "84D" },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = tab(canvas, "84D").getBoundingClientRect();
      await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true]);
    });
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    for (const type of ["84A", "84B", "84C", "84D"])
      await expect(page.getByText(new RegExp(`^${type} 타입은`))).toBeVisible();
  },
};
