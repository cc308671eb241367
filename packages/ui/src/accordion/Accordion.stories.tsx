import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { AccordionExample } from "../../tests/examples/Accordion.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { allowMotion, pressKey, stopMotion } from "../../tests/device.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Accordion } from "./index.ts";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";
import { expectNoMotion, ifShown, settled } from "../../tests/motion.ts";

const ACCORDION_PATTERN = {
  name: "accordion",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
} as const satisfies KeyPattern;

const ACCORDION_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the heading of a closed item: opens it and closes the open one." },
  close: { keys: ["Enter", "Space"], does: "On the heading of the open item: closes it." },
  tab: { keys: ["Tab"], does: "Moves the focus to the next heading or control in the open content." },
  shiftTab: { keys: ["Shift + Tab"], does: "Moves the focus to the previous heading or control in the open content." },
  down: { keys: ["Arrow Down"], does: "On a heading: moves the focus to the next one, from the last to the first." },
  up: { keys: ["Arrow Up"], does: "On a heading: moves the focus to the previous one, from the first to the last." },
  home: { keys: ["Home"], does: "On a heading: moves the focus to the first one." },
  end: { keys: ["End"], does: "On a heading: moves the focus to the last one." },
} as const satisfies KeyTable;

const meta = {
  title: "Data/Accordion · 아코디언, FAQ",
  id: "data-accordion",
  component: Accordion.Root,
  parameters: { keys: ACCORDION_KEYS, pattern: ACCORDION_PATTERN },
  ...exampleOf(Accordion.Root, AccordionExample, { onValueChange: fn() }),
  decorators: [framed],
} satisfies Meta<typeof Accordion.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLES = ["사업개요", "입지환경", "프리미엄"] as const;
const [OVERVIEW, LOCATION, PREMIUM] = TITLES;
const TEXTS = [/^지하 2층/, /^급행버스/, /^중도금/] as const;

/** The visible content of a section, or null while it is closed. */
const region = (canvas: ReturnType<typeof within>, name: string) => ifShown(canvas.queryByRole("region", { name }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...TITLES,
    ]);
    for (const title of TITLES) {
      await expect(canvas.getByRole("button", { name: title })).toHaveAttribute("aria-expanded", "false");
      await expect(region(canvas, title)).toBeNull();
    }
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ Accordion }, AccordionExample, {
    part: Accordion.Root,
    props: { defaultValue: "overview" },
  }),
};

export const AllStates: Story = {
  parameters: { framed: false },
  args: { headingLevel: 3, defaultValue: "location" },
  render: (root) => (
    <Specimens>
      <SpecimenRow wide name="closed · open · disabled">
        <Accordion.Root {...root}>
          {root.children}
          <Accordion.Item value="later" disabled>
            <Accordion.Trigger>특화설계 (준비 중)</Accordion.Trigger>
            <Accordion.Content>준비하고 있습니다.</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
      </SpecimenRow>
      <StateRows wide>
        {(state) => (
          <Accordion.Root headingLevel={3}>
            <Accordion.Item value={state}>
              <Accordion.Trigger>견본주택 ({state})</Accordion.Trigger>
              <Accordion.Content>견본 단지의 견본주택입니다.</Accordion.Content>
            </Accordion.Item>
          </Accordion.Root>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(region(canvas, LOCATION)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "특화설계 (준비 중)" })).toBeDisabled();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ args, canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole("button", { name });

    await userEvent.click(button(OVERVIEW));
    await waitFor(() => expect(region(canvas, OVERVIEW)).toBeVisible());
    await expect(button(OVERVIEW)).toHaveAttribute("aria-controls", region(canvas, OVERVIEW)?.id);

    await userEvent.click(button(PREMIUM));
    await waitFor(() => expect(region(canvas, PREMIUM)).toBeVisible());
    await waitFor(() => expect(region(canvas, OVERVIEW)).toBeNull());

    await userEvent.click(button(PREMIUM));
    await waitFor(() => expect(region(canvas, PREMIUM)).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", "trigger");
  },
};

type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Presses a key again and again, from the first heading on, and expects to be on these headings one after the other. */
async function expectMoves({ canvas, userEvent }: Context, key: string, headings: readonly string[]): Promise<void> {
  canvas.getByRole("button", { name: OVERVIEW }).focus();
  for (const name of headings) {
    await userEvent.keyboard(key);
    await expect(canvas.getByRole("button", { name })).toHaveFocus();
  }
}

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(ACCORDION_KEYS, {
    async open({ canvas, userEvent }) {
      canvas.getByRole("button", { name: OVERVIEW }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(region(canvas, OVERVIEW)).toBeVisible());
      canvas.getByRole("button", { name: LOCATION }).focus();
      await userEvent.keyboard(" ");
      await waitFor(() => expect(region(canvas, LOCATION)).toBeVisible());
      await waitFor(() => expect(region(canvas, OVERVIEW)).toBeNull());
    },
    async close({ canvas, userEvent }) {
      canvas.getByRole("button", { name: LOCATION }).focus();
      for (const [key, opens] of [
        ["{Enter}", false],
        ["{Enter}", true],
        [" ", false],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(region(canvas, LOCATION) !== null).toBe(opens));
      }
    },
    async tab({ canvas, userEvent }) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: OVERVIEW })).toHaveFocus();
      await pressKey("Tab");
      await expect(
        canvas.getByRole("button", { name: LOCATION }),
        "what is closed is no stop of the Tab key",
      ).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(region(canvas, LOCATION)).toBeVisible());
      await settled();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "입지환경 자세히 보기" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: PREMIUM })).toHaveFocus();
    },
    async shiftTab({ canvas, userEvent }) {
      canvas.getByRole("button", { name: PREMIUM }).focus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole("link", { name: "입지환경 자세히 보기" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole("button", { name: LOCATION })).toHaveFocus();
      await pressKey("Tab", { shiftKey: true });
      await expect(canvas.getByRole("button", { name: OVERVIEW })).toHaveFocus();
    },
    down: (context) => expectMoves(context, "{ArrowDown}", [LOCATION, PREMIUM, OVERVIEW]),
    up: (context) => expectMoves(context, "{ArrowUp}", [PREMIUM, LOCATION, OVERVIEW]),
    home: (context) => expectMoves(context, "{ArrowDown}{Home}", [OVERVIEW]),
    end: (context) => expectMoves(context, "{End}", [PREMIUM, PREMIUM]),
  }),
};

/** The height moves, that of what opens and that of what closes. */
export const HeightAnimation: Story = {
  tags: ["!dev", "slow"],
  args: { defaultValue: "overview" },
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async ({ canvas }) => {
    const moving = () =>
      document
        .getAnimations()
        .filter((motion) => motion instanceof CSSTransition && motion.transitionProperty === "grid-template-rows");
    await expect(moving()).toEqual([]);
    canvas.getByRole("button", { name: LOCATION }).click();
    await waitFor(() => expect(moving()).toHaveLength(2));
    await waitFor(() => expect(moving()).toEqual([]));
    await waitFor(() => expect(region(canvas, OVERVIEW)).toBeNull());
    await expect(region(canvas, LOCATION)).toBeVisible();
  },
};

/** Nothing moves under reduced motion. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  play: async ({ canvas, userEvent }) => {
    const clip = canvas.getByText(TEXTS[0]).closest("[role=region]")?.parentElement;
    await expect(clip?.clientHeight).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: OVERVIEW }));
    await expectNoMotion();
    await waitFor(() => expect(clip?.clientHeight).toBe(clip?.scrollHeight));
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    for (const text of TEXTS) {
      const paragraph = page.getByText(text);
      await expect(ifShown(paragraph)).not.toBeNull();
      await expect(paragraph.closest("[role=region]")?.clientHeight).toBeGreaterThan(paragraph.clientHeight);
    }
  },
};
