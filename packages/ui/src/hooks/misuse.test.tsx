import { render as renderBare } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { Accordion } from "../accordion/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { Combobox } from "../combobox/index.ts";
import { RadioGroup, TextField } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { Notice } from "../notice/index.ts";
import { Picture } from "../picture/index.ts";
import { SlideMenu } from "../slide-menu/index.ts";
import { Slider } from "../slider/index.ts";
import { Table } from "../table/index.ts";
import { Tabs } from "../tabs/index.ts";
import { UnitViewer } from "../unit-viewer/index.ts";
import { WheelPager } from "../wheel-pager/index.ts";
import { DanjiProvider } from "../provider/index.ts";
import { PRIMITIVES } from "../../tests/kit.ts";

const tabs = (
  <Tabs.Root defaultValue="59">
    <Tabs.List aria-label="타입">
      <Tabs.Trigger value="84">84타입</Tabs.Trigger>
    </Tabs.List>
  </Tabs.Root>
);
const viewer = (
  <UnitViewer.Root options={[{ value: "84", label: "84타입" }]} defaultValue="59">
    <UnitViewer.List aria-label="평면 타입" />
  </UnitViewer.Root>
);
const pager = <WheelPager.Root sections={[{ id: "supply", label: "공급" }]}>본문</WheelPager.Root>;

const slider = (
  <Slider.Root aria-label="프리미엄" autoPlay={5000}>
    <Slider.Viewport>
      <Slider.Slide>산책길</Slider.Slide>
    </Slider.Viewport>
  </Slider.Root>
);
const item = (
  <Accordion.Item value="overview">
    <Accordion.Trigger>사업개요</Accordion.Trigger>
  </Accordion.Item>
);
const { alt: _, ...silent } = { alt: "", width: 3, height: 2, avif: "", src: "/view.webp", color: "#888888" };
// @ts-expect-error A caller without types gives a picture without a text.
const picture = <Picture source={silent} sizes="100vw" />;
const question = <RadioGroup label="타입" name="type" options={[]} />;
const answer = <RadioGroup label="타입" name="type" options={[{ value: "84", label: "84A" }]} defaultValue="59" />;
const accordion = (
  <Accordion.Root headingLevel={2} defaultValue="supply">
    {item}
  </Accordion.Root>
);
const menu = (
  <SlideMenu.Root defaultOpen>
    <SlideMenu.Content label="전체 메뉴" defaultValue="supply">
      <SlideMenu.Group label="단지" value="complex">
        본문
      </SlideMenu.Group>
    </SlideMenu.Content>
  </SlideMenu.Root>
);
const form = (
  <Form.Root errors={{ phone: "연락처를 확인해 주세요.", quota: "접수가 많습니다." }}>
    <TextField label="연락처" name="phone" />
  </Form.Root>
);
const option = (
  <Combobox.Root options={[]}>
    <Combobox.Option value="84A" to="#84A" />
  </Combobox.Root>
);
const twins = (
  <Accordion.Root headingLevel={2}>
    {item}
    {item}
  </Accordion.Root>
);

const NO_LABEL = "has no accessible name. Give it an aria-label or aria-labelledby.";

const MISUSED = {
  'Accordion.Root has two items of the value "overview". Give each a value of its own.': twins,
  "Slider.Root rotates and cannot be stopped. Render a Slider.PlayToggle first in it.": slider,
  'Tabs.Root has no tab of the value "59". Give it the value of a Tabs.Trigger.': tabs,
  'UnitViewer.Root has no option of the value "59". Give it the value of one of its options.': viewer,
  'Picture has no alt. Give it words, or "" beside a text.': picture,
  "RadioGroup has no options. Give it one at least.": question,
  'RadioGroup has no option of the value "59". Give it the value of one of its options.': answer,
  'Accordion.Root has no item of the value "supply". Give it the value of an Accordion.Item.': accordion,
  'SlideMenu.Content has no group of the value "supply". Give it the value of a SlideMenu.Group.': menu,
  "Form.Root has an error of no field, quota, which nothing shows. Render a Form.ErrorSummary.": form,
  'WheelPager.Root has no section of the id "supply". Give the id to an element.': pager,
  [`Slider.Root ${NO_LABEL}`]: <Slider.Root aria-label="">{null}</Slider.Root>,
  // @ts-expect-error A caller without types leaves the name out.
  [`Notice.Root ${NO_LABEL}`]: <Notice.Root />,
  "Table.Root has no accessible name. Give it a caption.": <Table.Root caption="" />,
  'Combobox.Root has no option of the value "84A". Give it the value of each Combobox.Option.': option,
  "Button has no accessible name. Give it words or an aria-label.": (
    <Button width="square">
      <span aria-hidden>×</span>
    </Button>
  ),
  // @ts-expect-error A caller without types names the target as an anchor does.
  "A link of the kit has no target. Give it one as `to`.": <ButtonLink href="/plans">평면 안내</ButtonLink>,
  'The field "phone" has no accessible name. Give it a label.': <TextField label="" name="phone" />,
};

it.each(Object.entries(MISUSED))("says in the console: %s", (message, misused) => {
  render(misused);
  expect(vi.mocked(console.error).mock.calls).toEqual([[`@danji/ui: ${message}`]]);
  vi.mocked(console.error).mockClear();
});

it.each([
  ["Button is outside of DanjiProvider. Render one around the page.", <Button key="">등록</Button>],
  [
    "Table.Root has no theme. Give DanjiProvider one, or render a ThemeScope around it.",
    <DanjiProvider key="">
      <Table.Root caption="공급금액" />
    </DanjiProvider>,
  ],
])("says in the console: %s", (message, part) => {
  renderBare(part);
  expect(vi.mocked(console.error).mock.calls).toEqual([[`@danji/ui: ${message}`]]);
  vi.mocked(console.error).mockClear();
});

// @ts-expect-error A caller without types leaves the level out.
const withoutLevel = <Accordion.Root>{item}</Accordion.Root>;
// @ts-expect-error It also gives no types of flats.
const withoutTypes = <UnitViewer.Root options={[]}>본문</UnitViewer.Root>;

const withTwoChildren = (
  <Button asChild>
    <a href="/plans">평면</a> 안내
  </Button>
);

const withFragment = (
  <Button asChild>
    <>
      <a href="/plans">평면</a> 안내
    </>
  </Button>
);

it.each([
  ["Button has asChild and is not around one element. Give it a single one.", withTwoChildren],
  ["Button has asChild and is not around one element. Give it a single one.", withFragment],
  ["Accordion.Root has a heading of the level undefined", withoutLevel],
  ["UnitViewer.Root has no options. Give it one at least.", withoutTypes],
])("throws: %s", (message, misused) => {
  expect(() => renderToString(misused)).toThrow(`@danji/ui: ${message}`);
});

const parts = [...PRIMITIVES.values()].flat().filter(({ name }) => /\.(?!Root$)/.test(name));

it.each(parts)("$name renders on its own, or names what it must be inside of", ({ component: Part }) => {
  const page = (
    <DanjiProvider>
      <Part />
    </DanjiProvider>
  );
  try {
    renderToString(page);
  } catch (error) {
    expect(String(error)).toMatch(
      /^Error: @danji\/ui: .* (?:is outside of [A-Z].*\. Render it inside|has a heading of the level undefined\. .*)\.$/,
    );
  }
});
