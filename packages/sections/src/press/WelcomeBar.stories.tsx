import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { NARROW } from "../../tests/in-complex.tsx";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { WelcomeBar } from "./WelcomeBar.tsx";

const Sample = (props: ComponentProps<typeof WelcomeBar>) => (
  <StoryFrame>
    <WelcomeBar {...props} />
  </StoryFrame>
);

const meta = {
  title: "Sections/Press/Welcome bar",
  component: Sample,
  tags: ["!autodocs"],
  args: { failure: "", takesFocus: false, onSignOut: () => undefined },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const Error: Story = { args: { failure: "로그아웃 실패: 서버에 연결하지 못했습니다." } };
