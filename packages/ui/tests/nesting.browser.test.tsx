import type { ComponentType, ReactNode } from "react";
import { expect, it } from "vitest";
import { Accordion } from "../src/accordion/index.ts";
import { Popup } from "../src/popup/index.ts";
import { SlideMenu } from "../src/slide-menu/index.ts";
import { Slider } from "../src/slider/index.ts";
import { Tabs } from "../src/tabs/index.ts";
import { WheelPager } from "../src/wheel-pager/index.ts";
import { render } from "./render.tsx";

const examples = import.meta.glob<Record<string, ComponentType>>("./examples/*.tsx", { eager: true });

/** What has a state of its own, with something in it. */
const CONTAINERS: Readonly<Record<string, (inside: ReactNode) => ReactNode>> = {
  popup: (inside) => (
    <Popup.Root defaultOpen>
      <Popup.Content label="안내">{inside}</Popup.Content>
    </Popup.Root>
  ),
  menu: (inside) => (
    <SlideMenu.Root defaultOpen>
      <SlideMenu.Content label="메뉴">{inside}</SlideMenu.Content>
    </SlideMenu.Root>
  ),
  panel: (inside) => (
    <Tabs.Root defaultValue="here">
      <Tabs.List aria-label="안내">
        <Tabs.Trigger value="here">안내</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="here">{inside}</Tabs.Content>
    </Tabs.Root>
  ),
  accordion: (inside) => (
    <Accordion.Root headingLevel={2} defaultValue="here">
      <Accordion.Item value="here">
        <Accordion.Trigger>안내</Accordion.Trigger>
        <Accordion.Content>{inside}</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
  slide: (inside) => (
    <Slider.Root aria-label="안내">
      <Slider.Viewport>
        <Slider.Slide>{inside}</Slider.Slide>
      </Slider.Viewport>
    </Slider.Root>
  ),
  pager: (inside) => (
    <WheelPager.Root sections={[{ id: "here", label: "안내" }]}>
      <section id="here">{inside}</section>
    </WheelPager.Root>
  ),
};

/** Returns what of an example can be seen and pressed, element by element. */
function shownOf(ui: (inside: ReactNode) => ReactNode, Example: ComponentType): readonly string[] {
  const { unmount } = render(
    ui(
      <div data-example>
        <Example />
      </div>,
    ),
  );
  const elements = [...document.querySelectorAll("[data-example] *")];
  const shown = elements.map((element) => {
    const { visibility, pointerEvents } = getComputedStyle(element);
    return [element.tagName, visibility, pointerEvents].join(" ");
  });
  unmount();
  return shown;
}

const cases = Object.keys(CONTAINERS).flatMap((container) =>
  Object.entries(examples).map(([path, module]) => ({ container, name: path.slice(11, -4), module })),
);

it.each(cases)("$name shows in a $container as it does alone", ({ container, module }) => {
  const [Example] = Object.values(module);
  if (!Example) throw new Error("The file has no example.");
  const alone = shownOf((inside) => inside, Example);
  expect(alone.length).toBeGreaterThan(0);
  expect(shownOf((inside) => CONTAINERS[container]?.(inside), Example)).toEqual(alone);
});
