import type { ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { TableExample } from "../../tests/examples/Table.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { beside, middleOf, pressKey, swipe, wheel } from "../../tests/device.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Table } from "./index.ts";

const CAPTION = "타입별 공급 세대";

function Narrow() {
  return (
    <Table.Root caption="구비서류">
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>본인</Table.RowHeader>
          <Table.Cell>신분증, 주민등록등본, 인감증명서와 인감도장</Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.RowHeader>대리인</Table.RowHeader>
          <Table.Cell>위임장, 가족관계증명서, 대리인 신분증</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  );
}

function Figures({ narrow }: Pick<ComponentProps<typeof Table.Root>, "narrow">) {
  const lines = ["1호", "2호", "3호", "4호"];
  return (
    <Table.Root caption="동과 호에 따른 타입" narrow={narrow}>
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>동</Table.ColumnHeader>
          {lines.map((line) => (
            <Table.ColumnHeader key={line} numeric>
              {line}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>110동</Table.RowHeader>
          {lines.map((line) => (
            <Table.Cell key={line} numeric>
              84A
            </Table.Cell>
          ))}
          <Table.Cell numeric>112세대</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  );
}

/** A place too narrow for the wide table. */
const inAPhone = (table: ComponentProps<typeof Table.Root>) => (
  <div style={{ width: "20rem" }}>
    <Table.Root {...table} />
  </div>
);

const meta = {
  title: "Data/Table · 표, data table",
  id: "data-table",
  component: Table.Root,
  ...exampleOf(Table.Root, TableExample),
  decorators: [framed],
  parameters: { framed: "48rem" },
} satisfies Meta<typeof Table.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const region = (canvas: Canvas) => canvas.queryByRole("region", { name: CAPTION });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: CAPTION })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["84A", "84B", "84C"]);
    await waitFor(() => expect(region(canvas) === null, "whole in all but phones").toBe(window.innerWidth > 600));
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Table }, TableExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: (table) => (
    <Specimens>
      <SpecimenRow name="fits">
        <Narrow />
      </SpecimenRow>
      <SpecimenRow name="wider than its place">{inAPhone(table)}</SpecimenRow>
      <SpecimenRow name="rows stacked">{inAPhone({ ...table, narrow: "stack" })}</SpecimenRow>
      <SpecimenRow name="columns tightened">
        <div style={{ width: "17.5rem" }}>
          <Figures narrow="tight" />
        </div>
      </SpecimenRow>
      <StateRows wide states={["focus"]}>
        {() => (
          <div style={{ width: "12rem" }}>
            <Figures narrow="scroll" />
          </div>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    // A region until it has been measured, so that Tab can always scroll it.
    await waitFor(() => expect(canvas.getAllByRole("region", { name: CAPTION })).toHaveLength(1));
  },
};

/** The table scrolls in itself; the page stays where it is. */
async function expectScrolled(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(region(canvas)?.scrollLeft).toBeGreaterThan(0));
  await expect(window.scrollX).toBe(0);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
}

/** Time in which a few keys have done their work on a busy machine, in milliseconds. */
const PATIENCE = 5000;

/** It scrolls by the browser's own keys, which only the test runner has. */
export const Keyboard: Story = {
  tags: ["!dev", "!autodocs"],
  render: inAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(region(canvas)).toHaveFocus();
    await expect(region(canvas)?.scrollLeft).toBe(0);
    await pressKey("ArrowRight");
    await expectScrolled(canvas);
    // Pressed while it still moves, a key may count from there.
    const pressBack = async () => {
      await pressKey("ArrowLeft");
      await expect(region(canvas)?.scrollLeft).toBe(0);
    };
    await waitFor(pressBack, { timeout: PATIENCE });
  },
};

/** So it does by a sideways wheel, and by a finger. */
export const Pointer: Story = {
  tags: ["!dev"],
  ...Keyboard,
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole("region", { name: CAPTION });
    await wheel(middleOf(scroller), { deltaX: 60 });
    await expectScrolled(canvas);
    scroller.scrollLeft = 0;
    await swipe(middleOf(scroller), beside(middleOf(scroller), -120));
    await expectScrolled(canvas);
  },
};

/** What does not scroll is no stop of the Tab key. */
export const NoTabStop: Story = {
  tags: ["!dev"],
  render: () => <Narrow />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  render: inAPhone,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(region(page)).toHaveAttribute("tabindex", "0");
  },
};
