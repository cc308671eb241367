import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { slowDownNetwork } from "../../tests/device.ts";
import { framed } from "../../tests/framed.tsx";
import { dusk, duskPortrait, room } from "../../tests/pictures.ts";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Picture, type PictureProps, type PictureSource } from "./index.ts";

const SIZES = "(max-width: 900px) 100vw, 36rem";

/** As large as the picture, and transparent. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${dusk.width}" height="${dusk.height}"/>`)}`;

/** A picture of which nothing shows, so that what stands in for it is seen. */
const lost: PictureSource = { ...dusk, alt: "", avif: `${NOTHING} 480w`, webp: `${NOTHING} 480w`, src: NOTHING };

const meta = {
  title: "Primitives/Picture",
  component: Picture,
  args: { source: dusk, sizes: SIZES },
  decorators: [framed],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (name: string = dusk.alt) => screen.getByRole("img", { name });

/** The picture that the browser has chosen, once it is there. */
async function chosen(element: HTMLElement): Promise<HTMLImageElement> {
  if (!(element instanceof HTMLImageElement)) throw new Error("Not an image.");
  await waitFor(() => expect(element.naturalWidth).toBeGreaterThan(0));
  return element;
}

export const Default: Story = {
  play: async () => {
    const { currentSrc, width, height } = await chosen(image());
    await expect(currentSrc).toContain(".avif");
    await expect(width / height).toBeCloseTo(dusk.width / dusk.height, 1);
  },
};

/** Each with its picture, and as it stands before that is there. */
export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="keeps its shape">
        <div>
          <Picture source={dusk} sizes={SIZES} priority />
        </div>
        <div>
          <Picture source={room} sizes={SIZES} priority />
        </div>
      </SpecimenRow>
      <SpecimenRow name="fills what it stands in">
        <div style={{ aspectRatio: "3 / 2" }}>
          <Picture source={dusk} sizes={SIZES} alt="채운 견본 단지" fill priority />
        </div>
        <div style={{ aspectRatio: "1" }}>
          <Picture source={room} sizes={SIZES} alt="채운 거실" fill priority />
        </div>
      </SpecimenRow>
      <SpecimenRow name="not there yet: a tiny version, a colour">
        <div>
          <Picture source={lost} sizes={SIZES} />
        </div>
        <div>
          <Picture source={{ ...lost, placeholder: undefined }} sizes={SIZES} />
        </div>
      </SpecimenRow>
    </Specimens>
  ),
  play: async () => {
    for (const name of [dusk.alt, room.alt, "채운 견본 단지", "채운 거실"]) await chosen(image(name));
    const { width, height } = image("채운 거실").getBoundingClientRect();
    await expect(height).toBeCloseTo(width, 0);
  },
};

/** Asked for anew, however often it has come already. */
function fresh(source: PictureSource): PictureSource {
  const at = (address: string) => address.replaceAll(/\.(?:avif|webp)(?=\s|$)/g, `$&?${performance.now()}`);
  return { ...source, avif: at(source.avif), webp: at(source.webp), src: at(source.src) };
}

/** Time that the picture takes to come, in milliseconds: longer than the page takes to be looked at without it. */
const ON_ITS_WAY = 400;

function FreshPicture(picture: PictureProps) {
  const [source] = useState(() => fresh(picture.source));
  return <Picture {...picture} source={source} priority />;
}

/** Neither the picture nor what stands below moves when it comes, by a single pixel. */
export const NothingMovesWhenItComes: Story = {
  // It slows the network down, which only the test runner can.
  tags: ["!dev", "!autodocs"],
  beforeEach: () => slowDownNetwork(ON_ITS_WAY),
  afterEach: () => slowDownNetwork(0),
  render: (picture) => (
    <>
      <FreshPicture {...picture} />
      <p>그림 아래에 이어지는 글</p>
    </>
  ),
  play: async ({ canvas }) => {
    const lines = () => [image(), canvas.getByText("그림 아래에 이어지는 글")].map((at) => at.getBoundingClientRect());
    await expect(image(), "not there yet").toHaveProperty("naturalWidth", 0);
    const before = lines();
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    await chosen(image());
    await waitFor(() => expect(image()).toHaveProperty("complete", true));
    await expect(lines()).toEqual(before);
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
};

/** Its place has its shape, whatever cut of it. */
export const KeepsItsPlace: Story = {
  args: { source: lost, narrow: { ...lost, width: 720, height: 960 } },
  render: (picture) => (
    <>
      <Picture {...picture} data-testid="picture" />
      <p>그림 아래에 이어지는 글</p>
    </>
  ),
  play: async () => {
    const narrow = matchMedia("(max-width: 900px)").matches;
    const { width, height } = screen.getByTestId("picture").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(narrow ? 720 / 960 : 960 / 540, 1);
  },
};

export const AnotherCutForNarrowWindows: Story = {
  args: { narrow: duskPortrait },
  globals: { viewport: { value: "w360" } },
  play: async () => {
    const { currentSrc, width, height } = await chosen(image());
    await expect(currentSrc).toContain("dusk-portrait");
    await expect(width / height).toBeCloseTo(duskPortrait.width / duskPortrait.height, 1);
  },
};

/** Cut to a narrow strip, it still shows what it is about: here its right edge. */
export const KeepsWhatMattersInSight: Story = {
  args: { source: { ...dusk, focus: { x: 1, y: 0.5 } }, fill: true },
  render: (picture) => (
    <div style={{ width: "12rem", aspectRatio: "3 / 4" }}>
      <Picture {...picture} />
    </div>
  ),
  play: async () => {
    await expect(getComputedStyle(await chosen(image())).objectPosition).toBe("100% 50%");
  },
};
