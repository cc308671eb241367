import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { Accordion } from "../accordion/index.ts";
import { Breadcrumb } from "../breadcrumb/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { FactTable } from "../fact-table/index.ts";
import { Checkbox, RadioGroup, TextField } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { Notice } from "../notice/index.ts";
import { Popup } from "../popup/index.ts";
import { DanjiProvider, ThemeScope } from "../provider/index.ts";
import { Range } from "../range/index.ts";
import { SlideMenu } from "../slide-menu/index.ts";
import { Slider } from "../slider/index.ts";
import { TabBar } from "../tab-bar/index.ts";
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
  ul, ol, li { padding: 40px; list-style: disc; }
  img { border: 9px solid red; }
  th, td { color: #08060d; }
  h1, h2, h3, h4, h5, h6, table, button { text-transform: uppercase; box-shadow: 0 0 9px red; }
  section, nav, form { margin: 40px; padding: 40px; background: red; border: 9px solid red; }
  table, tr, th, td, h1, h2, h3, h4, h5, h6 { background: red; border: 9px solid red; }
  h1, h2, h3, h4, h5, h6, th, td, caption { padding: 40px; }
  caption { caption-side: bottom; }
  button, input { width: 100%; min-width: 300px; border: 9px solid red; text-transform: uppercase; }
  a, label, legend, fieldset, li, time { background: red; border: 9px solid red; padding: 40px; color: red; }
  a, time { margin: 40px; font: italic 40px/3 monospace; letter-spacing: 3px; text-transform: uppercase; }
  input { min-height: 90px; padding: 40px; background: red; border-radius: 40px; }
  legend { float: left; width: 100%; }
  body { text-align: center; text-transform: uppercase; font-style: italic; word-spacing: 9px; white-space: pre; }
  body { text-shadow: 0 0 9px red; }
  span { color: red; font: 40px/3 monospace; }
  button:hover, button:focus { background: red; border-color: red; }
  button:focus-visible { outline: 9px dotted red; outline-offset: 9px; box-shadow: none; }
`;

const LOOKS =
  "color color-scheme font letter-spacing word-spacing list-style-type margin padding text-align background-color border border-radius box-shadow outline text-transform caption-side width min-height white-space text-shadow float";

/** The looks of all elements that the kit or its callers have put into the page. */
const looks = () =>
  [...document.querySelectorAll("#root *, body > div:not(#root) *")].map((element) => {
    const style = getComputedStyle(element);
    const { tagName, textContent } = element;
    return [
      `<${tagName.toLowerCase()}> ${textContent}`,
      ...LOOKS.split(" ").map((name) => style.getPropertyValue(name)),
    ].join(" · ");
  });

/** Everything of the kit that is a heading, a list, a table, a field or a button. */
const page = (
  <>
    <Form.Root aria-label="방문예약" errors={{ name: "name 확인", phone: "phone 확인" }}>
      <Form.ErrorSummary headingLevel={2} />
      <TextField label="이름" name="name" hint="두 글자 이상" error="이름을 입력해 주세요." />
      <RadioGroup label="타입" name="type" options={[{ value: "84", label: "84A" }]} hint="하나만" />
      <Checkbox label="동의합니다." name="consent" />
      <Button>방문예약</Button>
      <ButtonLink to="/plan">일정</ButtonLink>
    </Form.Root>
    <Notice.Root aria-label="유의사항">
      <Notice.Item>실제와 다를 수 있습니다.</Notice.Item>
    </Notice.Root>
    <FactTable.Root>
      <FactTable.Item>
        <FactTable.Term>세대수</FactTable.Term>
        <FactTable.Value>999</FactTable.Value>
      </FactTable.Item>
    </FactTable.Root>
    <Timeline.Root aria-label="분양일정">
      <Timeline.Item state="next">
        <Timeline.Time dateTime="2026-12-11">2026.12.11</Timeline.Time>
      </Timeline.Item>
    </Timeline.Root>
    <Table.Root caption="공급금액" style={{ minWidth: "200vw" }}>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>84A</Table.RowHeader>
          <Table.Cell>6억</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Accordion.Root headingLevel={5}>
      <Accordion.Item value="overview">
        <Accordion.Trigger>사업개요</Accordion.Trigger>
      </Accordion.Item>
    </Accordion.Root>
    <Card.Grid>
      <Card.Root>
        <Card.Title headingLevel={3}>산책길</Card.Title>
        <Card.Text>걷기 좋은 길입니다.</Card.Text>
      </Card.Root>
    </Card.Grid>
    <Breadcrumb.Root aria-label="현재 위치">
      <Breadcrumb.Link to="/">처음</Breadcrumb.Link>
    </Breadcrumb.Root>
    <TabBar.Root aria-label="분양안내">
      <TabBar.Link to="/supply">공급안내</TabBar.Link>
    </TabBar.Root>
    <Tabs.Root defaultValue="84">
      <Tabs.List aria-label="타입">
        <Tabs.Trigger value="84">84타입</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="84">판상형 구조입니다.</Tabs.Content>
    </Tabs.Root>
    <Range label="층" min={1} max={29} />
    <Slider.Root aria-label="프리미엄">
      <Slider.Next />
      <Slider.Viewport>
        <Slider.Slide>
          <span>산책길</span>
        </Slider.Slide>
        <Slider.Slide>남향</Slider.Slide>
      </Slider.Viewport>
    </Slider.Root>
  </>
);

const popup = (
  <Popup.Root defaultOpen>
    <Popup.Content label="관심고객 등록" description="전문상담원이 안내합니다.">
      연락처를 남겨 주세요.
    </Popup.Content>
  </Popup.Root>
);

const menu = (
  <SlideMenu.Root defaultOpen>
    <SlideMenu.Content label="전체 메뉴">
      <SlideMenu.Group label="단지" value="complex">
        <SlideMenu.Link to="/overview">사업개요</SlideMenu.Link>
      </SlideMenu.Group>
    </SlideMenu.Content>
  </SlideMenu.Root>
);

/** Renders what a site shows in its root element. */
function show(ui: ReactNode) {
  const container = Object.assign(document.createElement("div"), { id: "root" });
  return render(ui, { container: document.body.appendChild(container) });
}

const showInReset = (ui: ReactNode) =>
  show(
    <DanjiProvider theme={theme}>
      <Reset />
      {ui}
    </DanjiProvider>,
  );

const showInScope = (ui: ReactNode) =>
  show(
    <DanjiProvider>
      <ThemeScope theme={theme}>{ui}</ThemeScope>
    </DanjiProvider>,
  );

/** Adds a style sheet after those of the kit. */
function addStyles(text: string): HTMLStyleElement {
  const style = Object.assign(document.createElement("style"), { textContent: text });
  document.head.append(style);
  onTestFinished(() => style.remove());
  return style;
}

const cases = Object.entries({ page, popup, menu }).flatMap(([name, ui]) => [
  { name: `a ${name} within Reset`, showCase: () => showInReset(ui) },
  { name: `a ${name} within ThemeScope`, showCase: () => showInScope(ui) },
]);

it.each(cases)("$name keeps its looks under a site's rules for bare elements", async ({ showCase }) => {
  showCase();
  // The animation of a table follows its scrolling, and does not end.
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await expect.poll(moving).toEqual([]);
  const before = looks();
  expect(before.length).toBeGreaterThan(5);
  addStyles(HOST);
  expect(looks().filter((look, index) => look !== before[index])).toEqual([]);
});

it.each([
  ["tab", "84타입"],
  ["button", "사업개요"],
  ["button", "다음"],
])("keeps the looks of a %s, %s, that is hovered or focused under a site's rules", async (role, name) => {
  const { findByRole } = showInScope(page);
  const control = await findByRole(role, { name });
  const states = [
    () => userEvent.hover(control),
    () => userEvent.keyboard("{Shift}"),
    () => Promise.resolve(control.focus()),
  ];
  for (const enter of states) {
    await enter();
    await expect.poll(() => control.getAnimations()).toEqual([]);
    const before = looks();
    const style = addStyles(HOST);
    expect(looks().filter((look, index) => look !== before[index])).toEqual([]);
    style.remove();
  }
});

it("leaves the ground of a control to a class of the site, at rest, hovered and focused", async () => {
  addStyles(".own { background: rgb(255, 138, 117); } .bold:hover { background: rgb(34, 51, 68); }");
  const { getByRole } = showInScope(
    <Tabs.Root defaultValue="84">
      <Tabs.List aria-label="타입">
        <Tabs.Trigger value="84" className="own">
          84타입
        </Tabs.Trigger>
        <Tabs.Trigger value="59" className="own bold">
          59타입
        </Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>,
  );
  const tab = getByRole("tab", { name: "84타입" });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(ground(tab)).toBe("rgb(255, 138, 117)");
  await userEvent.hover(tab);
  await expect.poll(() => ground(tab)).toBe("rgb(255, 138, 117)");
  const bold = getByRole("tab", { name: "59타입" });
  await userEvent.hover(bold);
  await expect.poll(() => ground(bold)).toBe("rgb(34, 51, 68)");
  bold.focus();
  await userEvent.unhover(bold);
  await expect.poll(() => ground(bold)).toBe("rgb(255, 138, 117)");
});

it("keeps fields and lists at the start of a page that centres its text", () => {
  addStyles("#root { text-align: center; }");
  showInReset(page);
  const texts = document.querySelectorAll("#root :is(p, li, dt, dd, th, td, caption, label, legend):not(nav *)");
  const centred = [...texts].filter((element) => getComputedStyle(element).textAlign !== "start");
  expect(centred).toEqual([]);
});

it("leaves a line that its container does not wrap on one line", () => {
  showInReset(
    <div style={{ whiteSpace: "nowrap" }}>
      <h2>사업안내</h2>
      <p>청약하실 수 없습니다.</p>
    </div>,
  );
  const lines = [...document.querySelectorAll("#root :is(h2, p)")];
  expect(lines.map((line) => getComputedStyle(line).whiteSpace)).toEqual(["nowrap", "nowrap"]);
});

it.each([
  ["tab", "84타입"],
  ["tabpanel", "판상형 구조입니다."],
  ["region", "공급금액"],
])("draws the focus ring of a %s beside its text", async (role, text) => {
  const { findByRole, getByText } = showInReset(page);
  const focused = await findByRole(role, role === "region" ? { name: text } : {});
  focused.focus();
  const { outlineOffset, outlineStyle } = getComputedStyle(focused);
  expect(outlineStyle).toBe("solid");
  const letters = document.createRange();
  letters.selectNodeContents(getByText(text));
  const room = letters.getBoundingClientRect().left - focused.getBoundingClientRect().left;
  expect(room).toBeGreaterThan(-Number.parseFloat(outlineOffset));
});
