import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CardExample } from "../../tests/examples/Card.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
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

const onFollow = fn((event: { preventDefault: () => void }) => event.preventDefault());

function Premiums({ pictures, count }: { pictures: boolean; count?: number }) {
  return PREMIUMS.slice(0, count).map(({ title, text, source }) => (
    <Card.Root key={title}>
      {pictures && (
        <Card.Picture>
          <Picture source={source} alt="" sizes="20rem" fill priority />
        </Card.Picture>
      )}
      <Card.Title level={2}>{title}</Card.Title>
      <Card.Text>{text}</Card.Text>
      <Card.Link to={`#${title}`} onClick={onFollow}>
        자세히 보기
      </Card.Link>
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
    for (const [index, link] of canvas.getAllByRole("link", { name: "자세히 보기" }).entries()) {
      await expect(link).toHaveAccessibleDescription(PREMIUMS[index]?.title);
    }
  },
};

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
      <StateRows wide>
        {() => (
          <Card.Grid>
            <Premiums pictures={false} count={2} />
          </Card.Grid>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const grids = canvas.getAllByRole("list").slice(0, 2);
    const pictures = grids.map((grid) => Array.from(grid.querySelectorAll("[data-card-picture]")));
    await expect(pictures.map(({ length }) => length)).toEqual([PREMIUMS.length, 0]);
  },
};

/** The whole card leads where its link leads. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    onFollow.mockClear();
    const { left, top } = canvas.getByRole("heading", { name: "PREMIUM 02" }).getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 2, top + 2);
    await expect(pressed).toBe(canvas.getAllByRole("link")[1]);
    if (pressed) await userEvent.click(pressed);
    await expect(onFollow).toHaveBeenCalledTimes(1);
  },
};
