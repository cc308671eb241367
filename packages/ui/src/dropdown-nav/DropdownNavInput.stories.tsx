import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { middleOf, point } from "../../tests/device.ts";
import { DropdownNavExample } from "../../tests/examples/DropdownNav.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { expectOpen, link } from "./dropdown-nav.plays.ts";
import { DropdownNav } from "./index.ts";

const meta = {
  title: "Navigation/DropdownNav/Input",
  component: DropdownNav.Root,
  ...exampleOf(DropdownNav.Root, DropdownNavExample),
  globals: { viewport: { value: "w1280" } },
  // They point with the browser's own mouse, which only the test runner has.
  tags: ["!dev", "!autodocs", "gesture"],
} satisfies Meta<typeof DropdownNav.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Away from everything. */
const nowhere = () => point({ x: 4, y: 500 });

export const HoverAndLeave: Story = {
  play: async () => {
    await nowhere();
    await point(middleOf(link("사업안내")));
    await expectOpen("사업안내");
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    await nowhere();
    await expectOpen(undefined);
  },
};

/** Milliseconds that a pointer on its way to a panel may rest, as `useHoverIntent` has them. */
const REST_MS = 300;
/** Milliseconds that no story takes. */
const ENDLESS = 60_000;

/** Lets a pointer rest as long as it likes: a busy machine may take longer from one point to the next. */
function stopRest() {
  const start = setTimeout;
  return spyOn(window, "setTimeout").mockImplementation((handler, ms, ...args) =>
    start(handler, ms === REST_MS ? ENDLESS : ms, ...args),
  );
}

/** On its way to the far end of a panel the mouse crosses the next group, which must not open. */
export const DiagonalMove: Story = {
  play: async () => {
    await nowhere();
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    const { right, bottom } = link("분양안내").getBoundingClientRect();
    const target = link("입주자모집공고 안내").getBoundingClientRect();
    const sibling = link("단지안내").getBoundingClientRect();
    await expect(target.right, "the panel has to reach under the sibling").toBeGreaterThan(sibling.left);

    const timers = stopRest();
    await point({ x: right - 2, y: bottom - 24 });
    await point({ x: sibling.left + 6, y: bottom - 10 });
    await expectOpen("분양안내");
    await point({ x: target.right - 12, y: target.top + 8 });
    await expectOpen("분양안내");
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), REST_MS);
    timers.mockRestore();
    await nowhere();
    await expectOpen(undefined);
  },
};
