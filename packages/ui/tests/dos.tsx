import type { ReactNode } from "react";
import { Accordion } from "../src/accordion/index.ts";
import { Button } from "../src/button/index.ts";
import { Card } from "../src/card/index.ts";
import { RadioGroup, TextField } from "../src/field/index.ts";
import { Lightbox } from "../src/lightbox/index.ts";
import { Notice } from "../src/notice/index.ts";
import { Picture } from "../src/picture/index.ts";
import { Popup } from "../src/popup/index.ts";
import { Slider } from "../src/slider/index.ts";
import { Stack } from "../src/stack/index.ts";
import { Table } from "../src/table/index.ts";
import { Tabs } from "../src/tabs/index.ts";
import { UnitViewer } from "../src/unit-viewer/index.ts";
import { dusk, garden } from "./pictures.ts";

/** A use of a primitive, right or wrong. */
interface Use {
  /** One sentence on it. */
  readonly says: string;
  readonly picture: ReactNode;
}

interface Dos {
  readonly right: Use;
  readonly wrong: Use;
}

const accordion = (titles: readonly string[]) => (
  <Accordion.Root headingLevel={4}>
    {titles.map((title, index) => (
      <Accordion.Item key={title} value={String(index)}>
        <Accordion.Trigger>{title}</Accordion.Trigger>
        <Accordion.Content>{title}</Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);

const card = (title: string, text: string, pictured: boolean) => (
  <Card.Root>
    {pictured && (
      <Card.Picture>
        <Picture source={garden} alt="" sizes="14rem" fill />
      </Card.Picture>
    )}
    <Card.Title headingLevel={4}>{title}</Card.Title>
    <Card.Text>{text}</Card.Text>
  </Card.Root>
);

const lightbox = (picture: ReactNode, caption: string) => (
  <Lightbox.Root>
    <figure style={{ position: "relative", aspectRatio: "16 / 9" }}>
      {picture}
      <Lightbox.Trigger value={caption} media={{ source: dusk }} caption={caption} placement="cover" />
    </figure>
  </Lightbox.Root>
);

const radios = (label: string, options: readonly string[]) => (
  <RadioGroup label={label} name={label} options={options.map((option) => ({ value: option, label: option }))} />
);

const slider = (label: string, title: string, text: string) => (
  <Slider.Root aria-label={label}>
    <Slider.Viewport>
      {[title, `${title} 2`].map((name) => (
        <Slider.Slide key={name}>
          <h4>{title}</h4>
          <p>{text}</p>
        </Slider.Slide>
      ))}
    </Slider.Viewport>
    <Slider.Dots />
  </Slider.Root>
);

const tabs = (label: string, names: readonly string[]) => (
  <Tabs.Root defaultValue="0">
    <Tabs.Row>
      <Tabs.List aria-label={label}>
        {names.map((name, index) => (
          <Tabs.Trigger key={name} value={String(index)}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Row>
    {names.map((name, index) => (
      <Tabs.Content key={name} value={String(index)}>
        {name}
      </Tabs.Content>
    ))}
  </Tabs.Root>
);

const trigger = (text: string) => (
  <Popup.Root>
    <Popup.Trigger asChild>
      <Button>{text}</Button>
    </Popup.Trigger>
  </Popup.Root>
);

const viewer = (labels: readonly [string, ...string[]]) => {
  const [first, ...others] = labels.map((label) => ({ value: label, label }));
  return (
    first && (
      <UnitViewer.Root options={[first, ...others]}>
        <UnitViewer.List aria-label="타입" />
      </UnitViewer.Root>
    )
  );
};

/** The primitives that are misused most, each used right and wrong. */
export const DOS: Readonly<Partial<Record<string, Dos>>> = {
  Accordion: {
    right: { says: "Name what each section holds.", picture: accordion(["사업개요", "입지환경"]) },
    wrong: {
      says: "Do not make readers open a section to learn what it is about.",
      picture: accordion(["자세히 보기", "더 보기"]),
    },
  },
  Button: {
    right: {
      says: "Give the accent to the one thing that comes next.",
      picture: (
        <Stack direction="row" gap={3}>
          <Button variant="accent">방문예약</Button>
          <Button variant="secondary">문의하기</Button>
        </Stack>
      ),
    },
    wrong: {
      says: "Do not let two accents compete.",
      picture: (
        <Stack direction="row" gap={3}>
          <Button variant="accent">방문예약</Button>
          <Button variant="accent">문의하기</Button>
        </Stack>
      ),
    },
  },
  Card: {
    right: {
      says: "Give all cards of a row the same parts.",
      picture: (
        <Card.Grid>
          {card("산책로", "나무 사이로 걷습니다.", true)}
          {card("도서관", "집 앞에서 빌립니다.", true)}
        </Card.Grid>
      ),
    },
    wrong: {
      says: "Do not mix cards with and without a picture.",
      picture: (
        <Card.Grid>
          {card("산책로", "나무 사이로 걷습니다.", true)}
          {card("도서관", "집 앞에서 빌립니다.", false)}
        </Card.Grid>
      ),
    },
  },
  Lightbox: {
    right: {
      says: "Enlarge what rewards a closer look, such as a view or a plan.",
      picture: lightbox(<Picture source={dusk} sizes="26rem" fill />, "물가에서 본 단지"),
    },
    wrong: {
      says: "Do not enlarge what is no larger then, such as a sample of a colour.",
      picture: lightbox(<div style={{ background: dusk.color, height: "100%" }} />, "마감재의 색"),
    },
  },
  Notice: {
    right: {
      says: "Keep to remarks that limit what the page says.",
      picture: (
        <Notice.Root aria-label="유의사항">
          <Notice.Item>이미지는 실제와 다를 수 있습니다.</Notice.Item>
        </Notice.Root>
      ),
    },
    wrong: {
      says: "Do not put what a visitor must not miss, such as a date, into small print.",
      picture: (
        <Notice.Root aria-label="유의사항">
          <Notice.Item>청약 접수는 12월 15일에 마감합니다.</Notice.Item>
        </Notice.Root>
      ),
    },
  },
  Popup: {
    right: { says: "Say on the trigger what opens.", picture: trigger("관심고객 등록") },
    wrong: { says: "Do not name the press instead of what it brings.", picture: trigger("여기를 누르세요") },
  },
  RadioGroup: {
    right: { says: "Show two to five choices at once.", picture: radios("혼인 여부", ["미혼", "혼인 중"]) },
    wrong: {
      says: "Do not list a range of numbers: that is a `Select`.",
      picture: radios("자녀 수", ["0명", "1명", "2명", "3명", "4명", "5명", "6명"]),
    },
  },
  Slider: {
    right: {
      says: "Show a handful of impressions, each of which may be missed.",
      picture: slider("프리미엄", "남향 위주의 배치", "어느 거실에서나 볕이 듭니다."),
    },
    wrong: {
      says: "Do not hide what visitors come for behind a swipe.",
      picture: slider("일정", "특별공급 청약", "2026년 12월 15일, 청약홈에서 접수합니다."),
    },
  },
  Table: {
    right: {
      says: "Put the unit into the column's header and align figures by `numeric`.",
      picture: (
        <Table.Root caption="공급 세대">
          <Table.Head>
            <Table.Row>
              <Table.ColumnHeader>타입</Table.ColumnHeader>
              <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {[["84A", "420"] as const, ["84B", "96"] as const].map(([type, count]) => (
              <Table.Row key={type}>
                <Table.RowHeader>{type}</Table.RowHeader>
                <Table.Cell numeric>{count}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      ),
    },
    wrong: {
      says: "Do not repeat the unit in each cell, nor align figures like words.",
      picture: (
        <Table.Root caption="공급 세대">
          <Table.Head>
            <Table.Row>
              <Table.ColumnHeader>타입</Table.ColumnHeader>
              <Table.ColumnHeader>세대수</Table.ColumnHeader>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {[["84A", "420세대"] as const, ["84B", "96세대"] as const].map(([type, count]) => (
              <Table.Row key={type}>
                <Table.RowHeader>{type}</Table.RowHeader>
                <Table.Cell>{count}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      ),
    },
  },
  Tabs: {
    right: { says: "Keep to short names of one kind.", picture: tabs("타입", ["84A", "84B", "84C"]) },
    wrong: {
      says: "Do not make tabs of different things, nor of sentences.",
      picture: tabs("안내", ["84A 평면", "오시는 길을 알려 드립니다", "문의"]),
    },
  },
  TextField: {
    right: {
      says: "Name the field in its label, and its form in the hint.",
      picture: <TextField label="생년월일" name="birthdate" hint="여섯 자리 숫자입니다." />,
    },
    wrong: {
      says: "Do not leave it to a placeholder, which goes with the first letter.",
      picture: <TextField label="입력" name="birthdate" placeholder="생년월일 여섯 자리" />,
    },
  },
  UnitViewer: {
    right: { says: "Name a type as the sale does.", picture: viewer(["84A", "84B"]) },
    wrong: {
      says: "Do not describe a type on its button.",
      picture: viewer(["채광이 좋은 84㎡ 판상형", "조망이 트인 84㎡ 타워형"]),
    },
  },
};
