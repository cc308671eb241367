import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, onTestFinished } from "vitest";
import { Accordion } from "../accordion/index.ts";
import { Breadcrumb } from "../breadcrumb/index.ts";
import { Button } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { FactTable } from "../fact-table/index.ts";
import { Checkbox, RadioGroup, TextField } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { Notice } from "../notice/index.ts";
import { Popup } from "../popup/index.ts";
import { DanjiProvider, ThemeScope } from "../provider/index.ts";
import { SlideMenu } from "../slide-menu/index.ts";
import { Table } from "../table/index.ts";
import { Tabs } from "../tabs/index.ts";
import { theme } from "../theme/index.ts";
import { Timeline } from "../timeline/index.ts";
import { Reset } from "./index.ts";

/** What templates of sites, and others more boldly, say of bare elements. */
const HOST = `
  :root { color: #6b6375; font-family: cursive; line-height: 145%; letter-spacing: 0.18px; color-scheme: light dark; }
  h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, table, label, legend, button {
    margin: 40px; color: #08060d; font: italic 700 40px/3 monospace; letter-spacing: 3px;
  }
  h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, table, label, legend { text-align: center; }
  ul, ol { padding: 40px; list-style: disc; }
  th, td { color: #08060d; }
`;

const LOOKS = ["color", "color-scheme", "font", "letter-spacing", "list-style-type", "margin", "padding", "text-align"];

/** The looks of all elements that the kit or its callers have put into the page. */
const looks = () =>
  [...document.querySelectorAll("#root *, body > div:not(#root) *")].map((element) => {
    const style = getComputedStyle(element);
    const { tagName, textContent } = element;
    return [`<${tagName.toLowerCase()}> ${textContent}`, ...LOOKS.map((name) => style.getPropertyValue(name))].join(
      " · ",
    );
  });

const fields = (
  <Form.Root
    aria-label="방문예약"
    faults={[
      { id: "name", message: "이름" },
      { id: "phone", message: "연락처" },
    ]}
  >
    <Form.ErrorSummary headingLevel={2} />
    <TextField label="이름" name="name" hint="두 글자 이상" error="이름을 입력해 주세요." />
    <RadioGroup label="타입" name="type" options={[{ value: "84", label: "84타입" }]} hint="하나만" />
    <Checkbox label="동의합니다." name="consent" />
  </Form.Root>
);
const tabs = (
  <Tabs.Root defaultValue="84">
    <Tabs.List label="타입">
      <Tabs.Trigger value="84">84타입</Tabs.Trigger>
    </Tabs.List>
  </Tabs.Root>
);
const lists = (
  <>
    <Notice.Root label="유의사항">
      <Notice.Item>실제와 다를 수 있습니다.</Notice.Item>
    </Notice.Root>
    <FactTable.Root>
      <FactTable.Fact>
        <FactTable.Term>세대수</FactTable.Term>
        <FactTable.Value>999</FactTable.Value>
      </FactTable.Fact>
    </FactTable.Root>
    <Timeline.Root label="분양일정">
      <Timeline.Item state="next">
        <Timeline.Time dateTime="2026-12-11">2026.12.11</Timeline.Time>
        <Timeline.Title>청약</Timeline.Title>
      </Timeline.Item>
    </Timeline.Root>
    <Table.Root caption="공급금액">
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>84A</Table.RowHeader>
          <Table.Cell>6억</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  </>
);

const PAGES: readonly (readonly [string, ReactNode])[] = [
  ["fields", fields],
  ["lists", lists],
  [
    "headings",
    <>
      <Accordion.Root headingLevel={5} defaultValue="overview">
        <Accordion.Item value="overview">
          <Accordion.Trigger>사업개요</Accordion.Trigger>
          <Accordion.Content>지하 2층부터 지상 29층까지입니다.</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
      <Card.Grid>
        <Card.Root>
          <Card.Title level={3}>산책길</Card.Title>
          <Card.Text>걷기 좋은 길입니다.</Card.Text>
        </Card.Root>
      </Card.Grid>
      <Breadcrumb.Root label="현재 위치">
        <Breadcrumb.Link to="/">처음</Breadcrumb.Link>
      </Breadcrumb.Root>
      {tabs}
      <Button>방문예약</Button>
    </>,
  ],
  [
    "a popup",
    <Popup.Root key="popup" defaultOpen>
      <Popup.Content title="관심고객 등록" description="전문상담원이 안내합니다.">
        {fields}
      </Popup.Content>
    </Popup.Root>,
  ],
  [
    "a menu",
    <SlideMenu.Root key="menu" defaultOpen>
      <SlideMenu.Content label="전체 메뉴">
        <SlideMenu.Group label="단지" value="complex">
          <SlideMenu.Link to="/overview">사업개요</SlideMenu.Link>
        </SlideMenu.Group>
      </SlideMenu.Content>
    </SlideMenu.Root>,
  ],
];

const SURROUNDINGS: readonly (readonly [string, (page: ReactNode) => ReactNode])[] = [
  [
    "Reset",
    (page) => (
      <DanjiProvider theme={theme}>
        <Reset />
        {page}
      </DanjiProvider>
    ),
  ],
  [
    "ThemeScope",
    (page) => (
      <DanjiProvider>
        <ThemeScope theme={theme}>{page}</ThemeScope>
      </DanjiProvider>
    ),
  ],
];

/** Renders a page of a site whose root element has an id. */
function show(page: ReactNode) {
  const container = Object.assign(document.createElement("div"), { id: "root" });
  return render(page, { container: document.body.appendChild(container) });
}

/** Adds a style sheet after those of the kit. */
function addStyles(text: string): void {
  const style = Object.assign(document.createElement("style"), { textContent: text });
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const cases = SURROUNDINGS.flatMap(([name, surround]) =>
  PAGES.map(([shown, page]) => ({ name: `${name} keeps the looks of ${shown}`, page: surround(page) })),
);

it.each(cases)("$name under a site's rules for bare elements", async ({ page }) => {
  show(page);
  // That of a table follows its scrolling, and does not end.
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await expect.poll(moving).toEqual([]);
  const before = looks();
  expect(before.length).toBeGreaterThan(5);
  addStyles(HOST);
  expect(looks().filter((look, index) => look !== before[index])).toEqual([]);
});

it("keeps fields and lists at the start of a page that centres its text", () => {
  addStyles("#root { text-align: center; }");
  const [, surround] = SURROUNDINGS[0] ?? [];
  show(
    surround?.(
      <>
        {fields}
        {lists}
      </>,
    ),
  );
  const centred = [...document.querySelectorAll("#root :is(p, li, dt, dd, th, td, caption, label, legend)")].filter(
    (element) => getComputedStyle(element).textAlign !== "start",
  );
  expect(centred).toEqual([]);
});

const narrowTable = (
  <div style={{ width: "12rem" }}>
    <Table.Root caption="공급금액">
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>84A</Table.RowHeader>
          <Table.Cell>6억 원</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  </div>
);

it.each([
  ["tab", tabs, "84타입"],
  ["region", narrowTable, "공급금액"],
] as const)("draws the focus ring of a %s beside its text", async (role, page, text) => {
  const [, surround] = SURROUNDINGS[0] ?? [];
  const { findByRole, getByText } = show(surround?.(page));
  const focused = await findByRole(role);
  focused.focus();
  const { outlineOffset, outlineStyle } = getComputedStyle(focused);
  expect(outlineStyle).toBe("solid");
  const letters = document.createRange();
  letters.selectNodeContents(getByText(text));
  const room = letters.getBoundingClientRect().left - focused.getBoundingClientRect().left;
  expect(room).toBeGreaterThan(-Number.parseFloat(outlineOffset));
});
