import { ButtonLink } from "@danji/ui/button";
import { Timeline } from "@danji/ui/timeline";

export function TimelineExample() {
  return (
    <Timeline.Root aria-label="분양일정">
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
          <ButtonLink to="#model-house" variant="secondary" size="small">
            캘린더에 담기
          </ButtonLink>
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
    </Timeline.Root>
  );
}
