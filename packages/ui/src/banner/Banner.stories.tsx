import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { expect } from "storybook/test";
import { BannerExample } from "../../tests/examples/Banner.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { dusk } from "../../tests/pictures.ts";
import { Picture } from "../picture/index.ts";
import { vars } from "../theme/index.ts";
import { Banner } from "./index.ts";

/** The lightest picture there is: the words have to be readable over it too. */
const Daylight = () => (
  <svg viewBox="0 0 16 5" preserveAspectRatio="none" aria-hidden>
    <rect width="16" height="5" fill={vars.color.surfaceRaised} />
  </svg>
);

const meta = {
  title: "Layout/Banner · 배너, hero",
  id: "layout-banner",
  component: Banner.Root,
  ...exampleOf(Banner.Root, BannerExample),
} satisfies Meta<typeof Banner.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "분양일정" })).toBeVisible();
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Banner }, BannerExample) };

export const AllStates: Story = {
  render: (banner) => (
    <>
      <Banner.Root {...banner} />
      <Banner.Root picture={<Picture source={dusk} alt="" sizes="100vw" fill priority />}>
        <p style={{ font: `500 ${vars.text.title1} ${vars.font.display}` }}>사진 위에서</p>
        <Banner.Lead>사진은 띠를 채우고, 글은 그 위에 놓입니다.</Banner.Lead>
      </Banner.Root>
      <Banner.Root layout="beside" picture={<Picture source={dusk} alt="" sizes="45vw" fill priority />}>
        <Banner.Title>사진 곁에서</Banner.Title>
        <Banner.Lead>좁은 화면에서는 사진이 글 아래로 내려갑니다.</Banner.Lead>
      </Banner.Root>
      <Banner.Root picture={<Daylight />}>
        <p style={{ font: `500 ${vars.text.title1} ${vars.font.display}` }}>가장 밝은 그림 위에서도</p>
        <Banner.Lead>글은 읽을 수 있어야 합니다.</Banner.Lead>
      </Banner.Root>
    </>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText("가장 밝은 그림 위에서도");
    words.scrollIntoView({ block: "center" });
    const { left, top } = words.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1), "words lie over it").toBe(words);
    window.scrollTo(0, 0);
  },
};

/** A site that says how high its header is. */
const Shell = styled.div`
  --danji-header-height: 20rem;
`;

/** A fixed header covers no words. */
export const FixedHeader: Story = {
  render: (banner) => (
    <Shell>
      <Banner.Root {...banner} />
    </Shell>
  ),
  play: async ({ canvas }) => {
    const headerHeight = 20 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(canvas.getByRole("heading").getBoundingClientRect().top).toBeGreaterThan(headerHeight);
  },
};
