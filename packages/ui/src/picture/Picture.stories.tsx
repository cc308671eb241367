import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, screen, waitFor } from "storybook/test";
import { PictureExample } from "../../tests/examples/Picture.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { dusk, duskPortrait, room } from "../../tests/pictures.ts";
import { Picture, type PictureProps, type PictureSource } from "./index.ts";

const SIZES = "(max-width: 900px) 100vw, 36rem";

/** As large as the picture, and transparent. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${dusk.width}" height="${dusk.height}"/>`)}`;

/** A transparent picture, which shows its placeholder. */
const lost: PictureSource = { ...dusk, alt: "", avif: `${NOTHING} 480w`, src: NOTHING };

const meta = {
  title: "Media/Picture · 사진, image, photo",
  id: "media-picture",
  component: Picture,
  args: { source: dusk, sizes: SIZES },
  decorators: [framed],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (name: string = dusk.alt) => screen.getByRole("img", { name });

/** Returns the picture that the browser has selected, once it has loaded. */
async function loaded(element: HTMLElement): Promise<HTMLImageElement> {
  if (!(element instanceof HTMLImageElement)) throw new Error("Not an image.");
  await waitFor(() => expect(element.naturalWidth).toBeGreaterThan(0));
  return element;
}

export const Default: Story = {
  ...exampleOf(Picture, PictureExample),
  play: async () => {
    const { currentSrc, width, height } = await loaded(image());
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
      <SpecimenRow name="fills its parent">
        <div style={{ aspectRatio: "3 / 2" }}>
          <Picture source={dusk} sizes={SIZES} alt="채운 견본 단지" fill priority />
        </div>
        <div style={{ aspectRatio: "1" }}>
          <Picture source={room} sizes={SIZES} alt="채운 거실" fill priority />
        </div>
      </SpecimenRow>
      <SpecimenRow name="not there yet">
        <div>
          <Picture source={lost} sizes={SIZES} />
        </div>
      </SpecimenRow>
    </Specimens>
  ),
  play: async () => {
    for (const name of [dusk.alt, room.alt, "채운 견본 단지", "채운 거실"]) await loaded(image(name));
    const { width, height } = image("채운 거실").getBoundingClientRect();
    await expect(height).toBeCloseTo(width, 0);
  },
};

/** The picture at addresses that are not in the cache. */
function uncached(source: PictureSource, time: number): PictureSource {
  const at = (address: string) => address.replaceAll(/\.(?:avif|webp)(?=\s|$)/g, `$&?${time}`);
  return { ...source, avif: source.avif && at(source.avif), src: at(source.src) };
}

function Asked(picture: PictureProps) {
  const [time, setTime] = useState<number>();
  return (
    <>
      {time === undefined ? (
        <button onClick={() => setTime(performance.now())}>그림 보기</button>
      ) : (
        <Picture {...picture} source={uncached(picture.source, time)} priority />
      )}
      <p>그림 아래에 이어지는 글</p>
    </>
  );
}

/** Neither the picture nor what stands below moves when it comes, by a single pixel. */
export const ReservedSpace: Story = {
  tags: ["!dev"],
  render: (picture) => <Asked {...picture} />,
  play: async ({ canvas }) => {
    const lines = () => [image(), canvas.getByText("그림 아래에 이어지는 글")].map((at) => at.getBoundingClientRect());
    // Measured synchronously, before an effect can run.
    flushSync(() => canvas.getByRole("button", { name: "그림 보기" }).click());
    const before = lines();
    await expect(before[0]?.height).toBeGreaterThan(100);
    const { currentSrc, complete } = await loaded(image());
    await expect([currentSrc.split("?").length, complete]).toEqual([2, true]);
    await expect(lines()).toEqual(before);
  },
};

export const NarrowCut: Story = {
  args: { narrow: duskPortrait },
  globals: { viewport: { value: "w360" } },
  play: async () => {
    const { currentSrc, width, height } = await loaded(image());
    await expect(currentSrc).toContain("dusk-portrait");
    await expect(width / height).toBeCloseTo(duskPortrait.width / duskPortrait.height, 1);
  },
};
