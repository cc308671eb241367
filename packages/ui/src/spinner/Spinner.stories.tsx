import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SpinnerExample } from "../../tests/examples/Spinner.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { vars } from "../theme/index.ts";
import { Spinner } from "./index.ts";

const meta: Meta<typeof Spinner> = {
  title: "Actions/Spinner · 로딩, loading, loader",
  id: "actions-spinner",
  component: Spinner,
  ...exampleOf(Spinner, SpinnerExample),
  decorators: [framed],
};

export default meta;
type Story = StoryObj<typeof Spinner>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "파일을 불러오는 중입니다..." })).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="default · small · action">
        <Spinner aria-label="불러오는 중" />
        <Spinner aria-label="불러오는 중" size={8} />
        <Spinner aria-label="불러오는 중" color={vars.color.action} />
      </SpecimenRow>
      <SpecimenRow name="accent on inverse, margin 15" dark>
        <Spinner aria-hidden color={vars.color.onInverseAccent} margin={15} />
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const spinners = canvas.getAllByRole("img", { name: "불러오는 중" });
    await expect(spinners, "the one beside a text is not read").toHaveLength(3);
    const [usual, , colored] = spinners.map((spinner) => spinner.firstElementChild ?? spinner);
    const action = getComputedStyle(document.documentElement).getPropertyValue("--danji-color-action");
    await expect(usual).toHaveStyle({ borderColor: getComputedStyle(document.body).color });
    await expect(colored).toHaveStyle({ borderColor: action });
  },
};

/** Its beads stand still, all of them in sight. */
export const ReducedMotion: Story = {
  tags: ["!dev"],
  play: async () => {
    await expect(document.getAnimations()).toEqual([]);
  },
};
