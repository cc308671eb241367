import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardExample } from "../../tests/examples/Card.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { dusk, garden, library, playroom } from "../../tests/pictures.ts";
import { Picture } from "../picture/index.ts";
import { Card } from "./index.ts";

const PREMIUMS = [
  { title: "PREMIUM 01", text: "10개 동 999세대로 짓는 견본 단지", source: dusk },
  { title: "PREMIUM 02", text: "나무 사이로 걷는 산책로", source: garden },
  {
    title: "PREMIUM 03",
    text: "걸어서 만나는 학교와 공원. 계획은 사업 추진 과정에서 바뀔 수 있습니다.",
    source: playroom,
  },
  { title: "PREMIUM 04", text: "집 앞의 작은 도서관", source: library },
] as const;

function Premiums({ pictures }: { pictures: boolean }) {
  return PREMIUMS.map(({ title, text, source }) => (
    <Card.Root key={title}>
      {pictures && (
        <Card.Picture>
          <Picture source={source} alt="" sizes="20rem" fill priority />
        </Card.Picture>
      )}
      <Card.Title headingLevel={2}>{title}</Card.Title>
      <Card.Text>{text}</Card.Text>
    </Card.Root>
  ));
}

const meta = {
  title: "Layout/Card · 카드, tile",
  id: "layout-card",
  component: Card.Grid,
  args: { children: <Premiums pictures /> },
  decorators: [framed],
} satisfies Meta<typeof Card.Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...exampleOf(Card.Grid, CardExample),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Card }, CardExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow wide name="with pictures">
        <Card.Grid>
          <Premiums pictures />
        </Card.Grid>
      </SpecimenRow>
      <SpecimenRow wide name="text alone">
        <Card.Grid>
          <Premiums pictures={false} />
        </Card.Grid>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const grids = canvas.getAllByRole("list").slice(0, 2);
    const pictures = grids.map((grid) => Array.from(grid.querySelectorAll("[data-card-picture]")));
    await expect(pictures.map(({ length }) => length)).toEqual([PREMIUMS.length, 0]);
  },
};
