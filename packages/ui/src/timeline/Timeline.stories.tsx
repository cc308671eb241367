import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TimelineExample } from "../../tests/examples/Timeline.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Timeline } from "./index.ts";

const meta = {
  title: "Data/Timeline · 일정, schedule, steps",
  id: "data-timeline",
  component: Timeline.Root,
  ...exampleOf(Timeline.Root, TimelineExample),
  decorators: [framed],
} satisfies Meta<typeof Timeline.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "분양일정" });
    await expect(list).toBeVisible();
    const current = canvas.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "date");
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent("견본주택 개관");
    await expect(canvas.getByText("2026.12.11(금)")).toHaveAttribute("datetime", "2026-12-11");
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Timeline }, TimelineExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: (timeline) => (
    <Specimens>
      <SpecimenRow name="past · next · later">
        <Timeline.Root {...timeline} style={{ flex: "1 1 100%" }} />
      </SpecimenRow>
      <SpecimenRow name="under way · today · everything past">
        <Timeline.Root aria-label="진행 중인 일정" style={{ flex: "1 1 100%" }}>
          <Timeline.Item state="next">
            <Timeline.Time dateTime="2027-01-05">2027.01.05(화)–01.08(금)</Timeline.Time>
            <Timeline.Title>정당계약</Timeline.Title>
            <Timeline.Mark>진행 중</Timeline.Mark>
          </Timeline.Item>
        </Timeline.Root>
        <Timeline.Root aria-label="오늘의 일정" style={{ flex: "1 1 100%" }}>
          <Timeline.Item state="next">
            <Timeline.Time dateTime="2026-12-23">2026.12.23(수)</Timeline.Time>
            <Timeline.Title>당첨자 발표</Timeline.Title>
            <Timeline.Mark>D-DAY</Timeline.Mark>
            <Timeline.Note>당첨 여부는 청약홈에서 확인하실 수 있으며, 문자로도 알려 드립니다.</Timeline.Note>
          </Timeline.Item>
        </Timeline.Root>
        <Timeline.Root aria-label="지난 일정" style={{ flex: "1 1 100%" }}>
          <Timeline.Item state="past">
            <Timeline.Time dateTime="2026-12-04">2026.12.04(금)</Timeline.Time>
            <Timeline.Title>입주자모집공고</Timeline.Title>
            <Timeline.Mark>지난 일정</Timeline.Mark>
            <Timeline.Note>공고문은 모집공고 페이지에서 보실 수 있습니다.</Timeline.Note>
          </Timeline.Item>
        </Timeline.Root>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole("listitem");
    const current = events.filter(({ ariaCurrent }) => ariaCurrent === "date");
    await expect(current.map((event) => event.querySelector("strong")?.textContent)).toEqual([
      "견본주택 개관",
      "정당계약",
      "당첨자 발표",
    ]);
  },
};
