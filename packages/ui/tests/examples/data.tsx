import { Accordion } from "@danji/ui/accordion";
import { BarChart } from "@danji/ui/bar-chart";
import { ButtonLink } from "@danji/ui/button";
import { CountUp } from "@danji/ui/count-up";
import { Disclosure } from "@danji/ui/disclosure";
import { FactTable } from "@danji/ui/fact-table";
import { Notice } from "@danji/ui/notice";
import { Table } from "@danji/ui/table";
import { Tabs } from "@danji/ui/tabs";
import { Timeline } from "@danji/ui/timeline";

export function AccordionExample() {
  return (
    <Accordion.Root headingLevel={2}>
      <Accordion.Item value="overview">
        <Accordion.Trigger>사업개요</Accordion.Trigger>
        <Accordion.Content>
          <p>지하 2층부터 지상 29층까지 10개 동, 999세대로 계획된 견본 단지입니다.</p>
          <a href="#overview">사업개요 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="location">
        <Accordion.Trigger>입지환경</Accordion.Trigger>
        <Accordion.Content>
          <p>급행버스 정류장과 새로 생길 학교를 걸어서 만납니다. 계획은 바뀔 수 있습니다.</p>
          <a href="#location">입지환경 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="premium">
        <Accordion.Trigger>프리미엄</Accordion.Trigger>
        <Accordion.Content>
          <p>중도금 무이자 혜택과 네 가지 84㎡ 평면을 준비했습니다.</p>
          <a href="#premium">프리미엄 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

export function BarChartExample() {
  return (
    <BarChart
      caption="달마다 내는 금액"
      nameLabel="달"
      series={["자기 자금", "대출"]}
      rows={[
        { name: "2027년 1월", values: [4700, 0] },
        { name: "2027년 2월", values: [15, 13_500] },
        { name: "2027년 3월", values: [0, 9000] },
        { name: "2027년 4월", values: [15_817, 27_000] },
      ]}
      format={(value) => `${value.toLocaleString("ko-KR")}만원`}
    />
  );
}

export function CountUpExample() {
  return <CountUp value={1016} />;
}

export function DisclosureExample() {
  return (
    <Disclosure.Root>
      <Disclosure.Trigger>패밀리 사이트</Disclosure.Trigger>
      <Disclosure.Content>
        <ul style={{ paddingBlockStart: "1rem" }}>
          <li>
            <a href="https://builder.example">견본건설 (새 창)</a>
          </li>
        </ul>
      </Disclosure.Content>
    </Disclosure.Root>
  );
}

export function FactTableExample() {
  return (
    <FactTable.Root>
      <FactTable.Fact>
        <FactTable.Term>대지면적</FactTable.Term>
        <FactTable.Value>
          49,525<FactTable.Unit>㎡</FactTable.Unit>
        </FactTable.Value>
        <FactTable.Note>약 14,981평</FactTable.Note>
      </FactTable.Fact>
      <FactTable.Fact>
        <FactTable.Term>용적률</FactTable.Term>
        <FactTable.Value>
          229.8<FactTable.Unit>%</FactTable.Unit>
        </FactTable.Value>
      </FactTable.Fact>
      <FactTable.Fact>
        <FactTable.Term>입주 예정</FactTable.Term>
        <FactTable.Value>2027년 4월</FactTable.Value>
        <FactTable.Note>공정에 따라 바뀔 수 있으며, 정확한 입주일은 추후 알려 드립니다.</FactTable.Note>
      </FactTable.Fact>
    </FactTable.Root>
  );
}

export function NoticeExample() {
  return (
    <Notice.Root label="유의사항">
      <Notice.Item>이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.</Notice.Item>
      <Notice.Item>
        조경과 부대시설의 위치는 시공 과정에서 바뀔 수 있으며, 지상 출입구 주변에 환기구와 그릴이 놓일 수 있습니다.
      </Notice.Item>
    </Notice.Root>
  );
}

const TYPES = [
  { name: "84A", households: "412", exclusive: "84.97", balcony: "31.20", note: "4Bay 판상형, 맞통풍" },
  { name: "84B", households: "268", exclusive: "84.93", balcony: "29.85", note: "알파룸을 둔 판상형" },
  { name: "84C", households: "1,203", exclusive: "84.99", balcony: "28.40", note: "두 면이 열린 탑상형" },
];

export function TableExample() {
  return (
    <Table.Root caption="타입별 공급 세대" narrow="scroll">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>타입</Table.ColumnHeader>
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
          <Table.ColumnHeader numeric>전용면적(㎡)</Table.ColumnHeader>
          <Table.ColumnHeader numeric>발코니(㎡)</Table.ColumnHeader>
          <Table.ColumnHeader>특징</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {TYPES.map(({ name, households, exclusive, balcony, note }) => (
          <Table.Row key={name}>
            <Table.RowHeader>{name}</Table.RowHeader>
            <Table.Cell numeric label="세대수">
              {households}
            </Table.Cell>
            <Table.Cell numeric label="전용면적(㎡)">
              {exclusive}
            </Table.Cell>
            <Table.Cell numeric label="발코니(㎡)">
              {balcony}
            </Table.Cell>
            <Table.Cell label="특징">{note}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const FLATS = ["84A", "84B", "84C", "84D"];

export function TabsExample() {
  return (
    <Tabs.Root defaultValue="84A">
      <Tabs.Row>
        <Tabs.List label="84㎡ 타입">
          {FLATS.map((type) => (
            <Tabs.Trigger key={type} value={type}>
              {type} 타입
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Row>
      {FLATS.map((type) => (
        <Tabs.Content key={type} value={type}>
          <p>{type} 타입은 견본 단지의 84㎡ 평면 가운데 하나입니다.</p>
          <a href={`#${type}`}>{type} 평면 보기</a>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

export function TimelineExample() {
  return (
    <Timeline.Root label="분양일정">
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
