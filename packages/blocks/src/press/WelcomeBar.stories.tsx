import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { WelcomeBar } from "./WelcomeBar.tsx";

const Sample = (props: ComponentProps<typeof WelcomeBar>) => (
  <StoryFrame>
    <WelcomeBar {...props} />
  </StoryFrame>
);

export default {
  title: "Sections/Press/Welcome bar",
  component: Sample,
  tags: ["!autodocs"],
  args: { failure: "", takesFocus: false, onSignOut: () => undefined },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const Error: Story = { args: { failure: "로그아웃 실패: 서버에 연결하지 못했습니다." } };
