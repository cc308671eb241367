import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { ButtonLink } from "../button/index.ts";
import { Timeline } from "./index.ts";

const Calendar = ({ event }: { event: string }) => (
  <ButtonLink to={`#${event}`} variant="secondary" size="small">
    캘린더에 담기
  </ButtonLink>
);

function Dates() {
  return (
    <>
      <Timeline.Item state="past">
        <Timeline.Time dateTime="2026-12-04">2026.12.04(금)</Timeline.Time>
        <Timeline.Title>입주자모집공고</Timeline.Title>
        <Timeline.Mark>지난 일정</Timeline.Mark>
      </Timeline.Item>
      <Timeline.Item state="next">
        <Timeline.Time dateTime="2026-12-11">2026.12.11(금)</Timeline.Time>
        <Timeline.Title>견본주택 개관</Timeline.Title>
        <Timeline.Mark>D-3</Timeline.Mark>
        <Timeline.Note>방문을 예약하시면 먼저 상담해 드립니다.</Timeline.Note>
        <Timeline.Action>
          <Calendar event="model-house" />
        </Timeline.Action>
      </Timeline.Item>
      <Timeline.Item state="later">
        <Timeline.Time dateTime="2026-12-15">2026.12.15(화)</Timeline.Time>
        <Timeline.Title>특별공급 청약</Timeline.Title>
        <Timeline.Note>청약홈에서 접수합니다.</Timeline.Note>
      </Timeline.Item>
      <Timeline.Item state="later">
        <Timeline.Time dateTime="2027-01-05">2027.01.05(화)–01.08(금)</Timeline.Time>
        <Timeline.Title>정당계약</Timeline.Title>
      </Timeline.Item>
      <Timeline.Item state="later">
        <Timeline.Time dateTime="2027-04">2027년 4월 (예정)</Timeline.Time>
        <Timeline.Title>입주</Timeline.Title>
      </Timeline.Item>
    </>
  );
}

const meta = {
  title: "Data/Timeline",
  component: Timeline.Root,
  subcomponents: {
    Item: Timeline.Item,
    Time: Timeline.Time,
    Title: Timeline.Title,
    Mark: Timeline.Mark,
    Note: Timeline.Note,
    Action: Timeline.Action,
  },
  args: { label: "분양일정", children: <Dates /> },
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

export const AllStates: Story = {
  parameters: { framed: false },
  render: (timeline) => (
    <Specimens>
      <SpecimenRow name="past · next · later">
        <Timeline.Root {...timeline} style={{ flex: "1 1 100%" }} />
      </SpecimenRow>
      <SpecimenRow name="under way · today · everything past">
        <Timeline.Root label="진행 중인 일정" style={{ flex: "1 1 100%" }}>
          <Timeline.Item state="next">
            <Timeline.Time dateTime="2027-01-05">2027.01.05(화)–01.08(금)</Timeline.Time>
            <Timeline.Title>정당계약</Timeline.Title>
            <Timeline.Mark>진행 중</Timeline.Mark>
          </Timeline.Item>
        </Timeline.Root>
        <Timeline.Root label="오늘의 일정" style={{ flex: "1 1 100%" }}>
          <Timeline.Item state="next">
            <Timeline.Time dateTime="2026-12-23">2026.12.23(수)</Timeline.Time>
            <Timeline.Title>당첨자 발표</Timeline.Title>
            <Timeline.Mark>D-DAY</Timeline.Mark>
            <Timeline.Note>당첨 여부는 청약홈에서 확인하실 수 있으며, 문자로도 알려 드립니다.</Timeline.Note>
          </Timeline.Item>
        </Timeline.Root>
        <Timeline.Root label="지난 일정" style={{ flex: "1 1 100%" }}>
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
