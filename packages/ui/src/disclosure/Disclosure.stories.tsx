import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { DisclosureExample } from "../../tests/examples/Disclosure.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Disclosure } from "./index.ts";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";
import { ifShown, settled } from "../../tests/motion.ts";

const DISCLOSURE_PATTERN = {
  name: "disclosure",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
} as const satisfies KeyPattern;

const DISCLOSURE_KEYS = {
  enter: { keys: ["Enter"], does: "On the button: shows the content, or hides it." },
  space: { keys: ["Space"], does: "On the button: shows the content, or hides it." },
} as const satisfies KeyTable;

const SITE = "견본건설 (새 창)";

const meta = {
  title: "Data/Disclosure · 펼치기, collapse, details, toggle",
  id: "data-disclosure",
  component: Disclosure.Root,
  parameters: { keys: DISCLOSURE_KEYS, pattern: DISCLOSURE_PATTERN },
  ...exampleOf(Disclosure.Root, DisclosureExample, { onOpenChange: fn() }),
  decorators: [framed],
} satisfies Meta<typeof Disclosure.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const trigger = (canvas: Canvas) => canvas.getByRole("button", { name: "패밀리 사이트" });

async function expectState(canvas: Canvas, open: boolean): Promise<void> {
  await expect(trigger(canvas)).toHaveAttribute("aria-expanded", String(open));
  await waitFor(() => expect(ifShown(canvas.queryByRole("link", { name: SITE })) !== null).toBe(open));
  await expect(ifShown(canvas.queryByRole("region", { name: "패밀리 사이트" })) !== null).toBe(open);
}

export const Default: Story = {
  play: async ({ canvas }) => expectState(canvas, false),
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ Disclosure }, DisclosureExample, {
    part: Disclosure.Root,
    props: { defaultOpen: true },
    unmarked: ["Disclosure.Heading"],
  }),
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (root) => (
    <Specimens>
      <SpecimenRow name="closed · open">
        <Disclosure.Root {...root} />
        <Disclosure.Root defaultOpen>
          <Disclosure.Trigger>함께 짓는 곳</Disclosure.Trigger>
          <Disclosure.Content>
            <p style={{ paddingBlockStart: "1rem" }}>견본 단지는 견본건설이 짓습니다.</p>
          </Disclosure.Content>
        </Disclosure.Root>
      </SpecimenRow>
      <SpecimenRow name="onDark" dark>
        <Disclosure.Root defaultOpen>
          <Disclosure.Trigger tone="onDark">관련 사이트</Disclosure.Trigger>
          <Disclosure.Content>
            <p style={{ paddingBlockStart: "1rem" }}>견본 단지의 관련 사이트는 하나입니다.</p>
          </Disclosure.Content>
        </Disclosure.Root>
      </SpecimenRow>
      <SpecimenRow name="heading">
        <Disclosure.Root>
          <Disclosure.Heading headingLevel={3}>공급 일정</Disclosure.Heading>
          <Disclosure.Content>견본 단지의 일정입니다.</Disclosure.Content>
        </Disclosure.Root>
        <Disclosure.Root defaultOpen>
          <Disclosure.Heading headingLevel={3}>납부 방법</Disclosure.Heading>
          <Disclosure.Content>견본 단지의 납부 방법입니다.</Disclosure.Content>
        </Disclosure.Root>
      </SpecimenRow>
      <StateRows>
        {() => (
          <Disclosure.Root>
            <Disclosure.Trigger>패밀리 사이트</Disclosure.Trigger>
            <Disclosure.Content>견본건설</Disclosure.Content>
          </Disclosure.Root>
        )}
      </StateRows>
      <SpecimenRow name="disabled">
        <Disclosure.Root>
          <Disclosure.Trigger disabled>패밀리 사이트</Disclosure.Trigger>
          <Disclosure.Content>견본건설</Disclosure.Content>
        </Disclosure.Root>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole("button").map(({ textContent, ariaExpanded }) => [textContent, ariaExpanded]);
    await expect(states.slice(0, 3)).toEqual([
      ["패밀리 사이트", "false"],
      ["함께 짓는 곳", "true"],
      ["관련 사이트", "true"],
    ]);
    await expect(ifShown(canvas.queryByRole("link", { name: SITE })), "what is closed is not read").toBeNull();
    await expect(canvas.getByRole("region", { name: "함께 짓는 곳" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "관련 사이트" })).toBeVisible();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas));
    await expectState(canvas, true);
    await userEvent.click(trigger(canvas));
    await expectState(canvas, false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** Opens by the key, goes into the content by Tab and back, and closes by the key; the focus stays on the button. */
async function expectToggled(
  { canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0],
  key: string,
): Promise<void> {
  await userEvent.tab();
  await expect(trigger(canvas)).toHaveFocus();
  await userEvent.keyboard(key);
  await expectState(canvas, true);
  await settled();
  await userEvent.tab();
  await expect(canvas.getByRole("link", { name: SITE })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(key);
  await expectState(canvas, false);
  await expect(trigger(canvas)).toHaveFocus();
}

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(DISCLOSURE_KEYS, {
    enter: (context) => expectToggled(context, "{Enter}"),
    space: (context) => expectToggled(context, " "),
  }),
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(ifShown(page.getByRole("link", { name: SITE }))).not.toBeNull();
    const { pointerEvents, borderTopColor } = getComputedStyle(page.getByRole("button"));
    await expect([pointerEvents, borderTopColor]).toEqual(["none", "rgba(0, 0, 0, 0)"]);
  },
};
