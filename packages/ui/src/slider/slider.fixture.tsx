import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { dusk, garden, library, playroom, room } from "../../tests/pictures.ts";
import { Picture } from "../picture/Picture.tsx";
import { vars } from "../theme/vars.ts";
import { ko } from "../messages/index.ts";
import { Slider } from "./index.ts";
import { expect, screen, waitFor } from "storybook/test";
import { middleOf, type Point } from "../../tests/device.ts";

/** Reasons to live in a complex that does not exist. */
export const REASONS = [
  {
    title: "남향 위주의 배치",
    text: "열 개 동을 비껴 앉혀 어느 거실에서나 볕이 듭니다.",
    source: room,
  },
  { title: "가까운 역", text: "단지 정문에서 견본역까지 걸어서 칠 분입니다.", source: dusk },
  { title: "걷는 길", text: "차가 다니지 않는 길이 단지를 한 바퀴 돕니다.", source: garden },
  { title: "넓은 동 사이", text: "동과 동 사이를 넓혀 하늘과 나무를 들였습니다.", source: dusk },
  { title: "아이들의 하루", text: "어린이집과 놀이터가 한 마당에 있습니다.", source: playroom },
  { title: "조용한 밤", text: "도로 쪽에는 숲을 두어 소리를 낮췄습니다.", source: library },
] as const;

const Panel = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto auto auto auto;
  gap: ${vars.space[2]};
  min-height: 20rem;
  padding: ${vars.space[6]};
  border: 1px solid ${vars.color.lineInverse};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};

  small {
    color: ${vars.color.onInverseTint};
    letter-spacing: 0.12em;
  }

  a {
    justify-self: start;
  }
`;

const Photograph = styled.div`
  height: 12rem;
  margin: calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[6]}) ${vars.space[2]};
`;

type SliderRootProps = ComponentProps<typeof Slider.Root>;

interface ReasonsProps extends Pick<ComponentProps<typeof Slider.Viewport>, "slideWidth" | "gap"> {
  /** How many of the six. */
  count: number;
}

/** Renders slides with a picture, a heading, a line and a link each. */
export function Reasons({ count, ...viewport }: ReasonsProps) {
  return (
    <Slider.Viewport {...viewport} data-testid="viewport">
      {REASONS.slice(0, count).map(({ title, text, source }, index) => (
        <Slider.Slide key={title}>
          <Panel>
            <Photograph>
              <Picture source={source} alt="" sizes="48rem" fill priority />
            </Photograph>
            <small>PREMIUM {String(index + 1).padStart(2, "0")}</small>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={`#${title}`}>{title} 더 보기</a>
          </Panel>
        </Slider.Slide>
      ))}
    </Slider.Viewport>
  );
}

interface ReasonsSliderProps
  extends ReasonsProps, Partial<Pick<SliderRootProps, "value" | "onValueChange" | "autoPlay">> {
  "aria-label"?: string | undefined;
}

/** Shows a whole slider, its controls in the order that the ARIA Authoring Practices ask for: the toggle first. */
export function ReasonsSlider({ count, slideWidth, gap, "aria-label": name = "", ...root }: ReasonsSliderProps) {
  return (
    <Slider.Root {...root} aria-label={name}>
      <Slider.PlayToggle />
      <Slider.Dots />
      <Slider.Previous />
      <Slider.Next />
      <Reasons count={count} slideWidth={slideWidth} gap={gap} />
    </Slider.Root>
  );
}

/** Shows the whole slider of all reasons at the beginning of a page that scrolls. */
export function ReasonsOnPage(root: Omit<ReasonsSliderProps, "count">) {
  return (
    <main style={{ minHeight: "200vh" }}>
      <ReasonsSlider {...root} count={REASONS.length} />
      <p>슬라이드 아래에 이어지는 글</p>
    </main>
  );
}

/** Where the mouse is on nothing that would notice it. */
export const ASIDE: Point = { x: 350, y: 780 };

/** The middle of what shows the slides. */
export const middle = (): Point => middleOf(screen.getByTestId("viewport"));

/** Returns the index of the dot that is marked as the current one. */
export function currentDot({ goTo } = ko.slider): number {
  return screen
    .getAllByRole("button", { name: new RegExp(`^${goTo(0).replace("0", String.raw`\d+`)}$`) })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true");
}

/**
 * Waits until a slide is the current one and at rest.
 *
 * @param within Pixels that its last frames may still have to go.
 */
export async function expectCurrent(index: number, within = 1): Promise<void> {
  await waitFor(() => expect(currentDot()).toBe(index));
  await waitFor(() => {
    const left = document.querySelectorAll("[data-slide] > *")[index]?.getBoundingClientRect().left ?? Number.NaN;
    return expect(Math.abs(left - frameOf("viewport").left)).toBeLessThan(within);
  });
}

/** Returns the box of an element, by its test id. */
export function frameOf(testId: string): DOMRect {
  return screen.getByTestId(testId).getBoundingClientRect();
}

/** Presses a button by its name. */
export async function press(name: string): Promise<void> {
  (await screen.findByRole("button", { name })).click();
}

/** Waits until exactly these slides are out of reach. */
export async function expectInert(inert: readonly boolean[]): Promise<void> {
  await waitFor(() => {
    const slides = document.querySelectorAll<HTMLElement>("[data-slide]");
    return expect(Array.from(slides, (slide) => slide.inert)).toEqual(inert);
  });
}
