import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";
import { Tabs } from "./index.ts";

const TYPES = ["84A", "84B", "84C", "84D"] as const;

function Types() {
  return (
    <>
      <Tabs.List label="84㎡ 타입">
        {TYPES.map((type) => (
          <Tabs.Trigger key={type} value={type}>
            {type} 타입
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TYPES.map((type) => (
        <Tabs.Content key={type} value={type}>
          <p>{type} 타입은 견본 단지의 84㎡ 평면 가운데 하나입니다.</p>
          <a href={`#${type}`}>{type} 평면 보기</a>
        </Tabs.Content>
      ))}
    </>
  );
}

const meta = {
  title: "Primitives/Tabs",
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Trigger: Tabs.Trigger, Content: Tabs.Content },
  args: { defaultValue: "84A", onValueChange: fn(), children: <Types /> },
  decorators: [framed],
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const tab = (canvas: Canvas, type: string) => canvas.getByRole("tab", { name: `${type} 타입` });

/** One panel shows, that of the selected tab. */
async function expectChosen(canvas: Canvas, type: string): Promise<void> {
  await waitFor(() => expect(canvas.getByRole("tabpanel", { name: `${type} 타입` })).toBeVisible());
  await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
  await expect(canvas.getByRole("tab", { selected: true })).toBe(tab(canvas, type));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist", { name: "84㎡ 타입" })).toBeVisible();
    await expectChosen(canvas, "84A");
  },
};

export const AllStates: Story = {
  render: () => (
    <>
      <Tabs.Root defaultValue="84B">
        <Types />
      </Tabs.Root>
      <br />
      <Tabs.Root defaultValue="location">
        <Tabs.List label="안내영상">
          <Tabs.Trigger value="location">입지 안내영상</Tabs.Trigger>
          <Tabs.Trigger value="59">59타입 안내영상</Tabs.Trigger>
          <Tabs.Trigger value="later" disabled>
            준비 중인 영상
          </Tabs.Trigger>
          <Tabs.Trigger value="84">84타입 안내영상</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="location">견본 단지 둘레를 3분 동안 둘러봅니다.</Tabs.Content>
        <Tabs.Content value="59">59타입을 둘러봅니다.</Tabs.Content>
        <Tabs.Content value="later">준비하고 있습니다.</Tabs.Content>
        <Tabs.Content value="84">84타입을 둘러봅니다.</Tabs.Content>
      </Tabs.Root>
    </>
  ),
};

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(tab(canvas, "84C"));
    await expectChosen(canvas, "84C");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("84C");
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(tab(canvas, "84A")).toHaveFocus();
    for (const [key, type] of [
      ["{ArrowRight}", "84B"],
      ["{ArrowLeft}", "84A"],
      ["{ArrowLeft}", "84D"],
      ["{ArrowRight}", "84A"],
      ["{End}", "84D"],
      ["{Home}", "84A"],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(tab(canvas, type)).toHaveFocus());
      await expectChosen(canvas, type);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "84A 평면 보기" })).toHaveFocus();
  },
};

/** Arrow keys go to a tab, Enter and Space choose it. */
export const KeyboardManual: Story = {
  args: { activationMode: "manual" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tab(canvas, "84B")).toHaveFocus());
    await expectChosen(canvas, "84A");
    await userEvent.keyboard("{Enter}");
    await expectChosen(canvas, "84B");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tab(canvas, "84C")).toHaveFocus());
    await userEvent.keyboard(" ");
    await expectChosen(canvas, "84C");
  },
};

export const ChosenTabInSight: Story = {
  globals: { viewport: { value: "w360" } },
  args: { defaultValue: "84D" },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = tab(canvas, "84D").getBoundingClientRect();
      await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true]);
    });
  },
};

export const ReducedMotion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tab(canvas, "84B"));
    const durations = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
    await expect(durations.filter((duration) => Number(duration) > 0.01)).toEqual([]);
  },
};

const WITHOUT_SCRIPTS = "스크립트 없이 본 탭";

export const NoJavaScript: Story = {
  parameters: { framed: false },
  render: () => (
    <WithoutScripts title={WITHOUT_SCRIPTS}>
      <Tabs.Root defaultValue="84A">
        <Types />
      </Tabs.Root>
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const page = await waitFor(() => within(documentOf(canvas.getByTitle(WITHOUT_SCRIPTS)).body));
    for (const type of TYPES) await expect(page.getByText(new RegExp(`^${type} 타입은`))).toBeVisible();
  },
};
