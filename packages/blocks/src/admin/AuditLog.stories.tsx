import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { withLongText } from "../../tests/long-text.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { LINES } from "./admin.fixture.ts";
import { AuditLog } from "./AuditLog.tsx";

const Sample = (props: ComponentProps<typeof AuditLog>) => (
  <StoryFrame heading="관리자">
    <AuditLog {...props} />
  </StoryFrame>
);

export default {
  title: "Sections/Admin/Audit log",
  component: Sample,
  tags: ["!autodocs"],
  args: { lines: LINES, busy: false, failure: "", onReload: () => undefined },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { lines: withLongText(LINES) } };
export const Loading: Story = { args: { lines: undefined, busy: true } };
export const Empty: Story = { args: { lines: [] } };
export const Error: Story = { args: { lines: undefined, failure: "서버에 연결하지 못했습니다." } };
