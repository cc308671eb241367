import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { inFrame } from "../../tests/StoryFrame.tsx";
import { LINES } from "./admin.fixture.ts";
import { AuditLog } from "./AuditLog.tsx";

export default {
  title: "Sections/Admin/Audit log",
  component: AuditLog,
  decorators: [inFrame("관리자")],
  args: { lines: LINES, busy: false, failure: "", onReload: () => undefined },
} satisfies Meta<typeof AuditLog>;

type Story = StoryObj<typeof AuditLog>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { lines: withLongText(LINES) } };
export const Loading: Story = { args: { lines: undefined, busy: true } };
export const Empty: Story = { args: { lines: [] } };
export const Error: Story = { args: { lines: undefined, failure: "서버에 연결하지 못했습니다." } };
