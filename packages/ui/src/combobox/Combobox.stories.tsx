import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ComboboxExample } from "../../tests/examples/Combobox.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Button } from "../button/index.ts";
import { Combobox } from "./index.ts";

const COMBOBOX_PATTERN = {
  name: "combobox",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
} as const satisfies KeyPattern;

const COMBOBOX_KEYS = {
  down: { keys: ["Arrow Down"], does: "Marks the next option, after the last one the first." },
  up: { keys: ["Arrow Up"], does: "Marks the previous option, before the first one the last." },
  enter: { keys: ["Enter"], does: "Follows the marked option. Not while a syllable is composed." },
  tab: { keys: ["Tab"], does: "Moves the focus behind the list, whose options are no stops of their own." },
} as const satisfies KeyTable;

const PAGES = ["84A 타입", "84B 타입", "84C 타입", "인지세 안내"] as const;
const onFollow = fn();

interface FinderProps {
  /** What is typed at first. */
  typed?: string;
  state?: "ready" | "pending" | "failed";
  onRetry?: () => void;
  pages?: readonly string[];
}

function Finder({ typed = "", state = "ready", onRetry, pages = PAGES }: FinderProps) {
  const [value, setValue] = useState(typed);
  const found = value === "" || state !== "ready" ? [] : pages.filter((page) => page.includes(value));
  return (
    <Combobox.Root value={value} onValueChange={setValue} options={found}>
      <Combobox.Input aria-label="찾을 말" placeholder="예: 84" />
      <Combobox.Status state={state} onRetry={onRetry} />
      <Combobox.List aria-label="찾은 페이지">
        {found.map((page) => (
          <Combobox.Option
            key={page}
            value={page}
            to={`#${encodeURIComponent(page)}`}
            onClick={(event) => {
              event.preventDefault();
              onFollow(page);
            }}
          >
            {page}
          </Combobox.Option>
        ))}
      </Combobox.List>
    </Combobox.Root>
  );
}

const meta = {
  title: "Forms/Combobox · 검색, autocomplete, typeahead",
  id: "forms-combobox",
  component: Combobox.Root,
  parameters: { keys: COMBOBOX_KEYS, pattern: COMBOBOX_PATTERN },
  args: { value: "84", onValueChange: fn(), options: [...PAGES] },
  decorators: [framed],
  render: ({ value = "", options }) => <Finder key={value} typed={value} pages={options} />,
} satisfies Meta<typeof Combobox.Root>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];
type Canvas = Context["canvas"];

const field = (canvas: Canvas) => canvas.getByRole("combobox", { name: "찾을 말" });
const marked = (canvas: Canvas) => canvas.getByRole("option", { selected: true });

export const Default: Story = {
  // The example keeps what is typed itself.
  parameters: { controls: { disable: true } },
  render: () => <ComboboxExample />,
  play: async ({ canvas, globals }) => {
    await expect(field(canvas)).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(field(canvas)).toHaveAttribute("aria-activedescendant", marked(canvas).id);
    await expect(canvas.getByRole("status")).toHaveTextContent(textsIn(globals).combobox.count(3));
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Combobox }, ComboboxExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="empty · with results · without results">
        <Finder />
        <Finder typed="84" />
        <Finder typed="수영장" />
      </SpecimenRow>
      <SpecimenRow name="loading · failed">
        <Finder typed="84" state="pending" />
        <Finder typed="84" state="failed" />
      </SpecimenRow>
      <StateRows>{() => <Finder typed="84A" />}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas, globals }) => {
    const texts = textsIn(globals).combobox;
    const regions = canvas.getAllByRole("status").slice(0, 5);
    await expect(regions.map(({ textContent }) => textContent)).toEqual([
      "",
      texts.count(3),
      texts.none("수영장"),
      texts.pending,
      texts.failed + texts.retry,
    ]);
    const fields = canvas.getAllByRole("combobox").slice(0, 3);
    await expect(fields.map((input) => input.ariaExpanded)).toEqual(["false", "true", "false"]);
  },
};

/** The focus stays in the field while the mark moves. */
export const Keyboard: Story = {
  tags: ["!dev"],
  render: () => (
    <>
      <Finder typed="84" />
      <Button>다음</Button>
    </>
  ),
  play: playKeys<keyof typeof COMBOBOX_KEYS, Context>(COMBOBOX_KEYS, {
    down: async ({ canvas, userEvent }) => {
      await userEvent.click(field(canvas));
      await userEvent.keyboard("{ArrowDown}");
      await expect(marked(canvas)).toHaveTextContent("84B 타입");
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(marked(canvas)).toHaveTextContent("84A 타입");
      await expect(field(canvas)).toHaveFocus();
    },
    up: async ({ canvas, userEvent }) => {
      await userEvent.click(field(canvas));
      await userEvent.keyboard("{ArrowUp}");
      await expect(marked(canvas)).toHaveTextContent("84C 타입");
      await expect(field(canvas)).toHaveAttribute("aria-activedescendant", marked(canvas).id);
    },
    enter: async ({ canvas, userEvent }) => {
      onFollow.mockClear();
      await userEvent.click(field(canvas));
      await userEvent.keyboard("{Enter}");
      await expect(onFollow.mock.calls).toEqual([["84C 타입"]]);
    },
    tab: async ({ canvas, userEvent }) => {
      await userEvent.click(field(canvas));
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "다음" })).toHaveFocus();
    },
  }),
};

/** A pointer marks what it is over, and its click follows it. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    onFollow.mockClear();
    const option = canvas.getByRole("option", { name: "84B 타입" });
    await userEvent.hover(option);
    await waitFor(() => expect(marked(canvas)).toBe(option));
    await userEvent.click(option);
    await expect(onFollow.mock.calls).toEqual([["84B 타입"]]);
  },
};

/** What is typed marks the first option again, and without an option nothing is marked. */
export const Typing: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), "{ArrowDown}C");
    await expect(marked(canvas)).toHaveTextContent("84C 타입");
    await userEvent.type(field(canvas), "없음");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(field(canvas)).not.toHaveAttribute("aria-activedescendant");
    await expect(canvas.getByRole("status")).toHaveTextContent("‘84C없음’에 맞는 결과가 없습니다.");
  },
};

const onRetry = fn();

export const Failed: Story = {
  tags: ["!dev", "slow"],
  render: () => <Finder typed="84" state="failed" onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "다시 시도" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing shows that would not answer. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const body = await unscriptedBody();
    await expect(body.querySelector("input")).not.toBeVisible();
  },
};
