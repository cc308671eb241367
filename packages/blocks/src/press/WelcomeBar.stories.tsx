import type { Meta, StoryObj } from "@storybook/react-vite";
import { inFrame } from "../../tests/StoryFrame.tsx";
import { WelcomeBar } from "./WelcomeBar.tsx";

export default {
  title: "Sections/Press/Welcome bar",
  component: WelcomeBar,
  decorators: [inFrame()],
  args: { failure: "", takesFocus: false, onSignOut: () => undefined },
} satisfies Meta<typeof WelcomeBar>;

type Story = StoryObj<typeof WelcomeBar>;

export const Default = {};
export const Error: Story = { args: { failure: "로그아웃 실패: 서버에 연결하지 못했습니다." } };
