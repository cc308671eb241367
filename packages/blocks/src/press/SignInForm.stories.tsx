import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { AdminSection } from "./press.styles.ts";
import { SignInForm } from "./SignInForm.tsx";

const Sample = (props: ComponentProps<typeof SignInForm>) => (
  <StoryFrame>
    <AdminSection aria-labelledby={props.titleId}>
      <SignInForm {...props} />
    </AdminSection>
  </StoryFrame>
);

export default {
  title: "Sections/Press/Sign-in",
  component: Sample,
  args: { titleId: "sign-in-title", pending: false, failure: "", onSubmit: () => undefined },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const Disabled: Story = { args: { disabled: true } };
export const Pending: Story = { args: { pending: true } };
export const Error: Story = { args: { failure: "로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다." } };
