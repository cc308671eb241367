import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { inFrame } from "../../tests/StoryFrame.tsx";
import { NEAR_LIMITS, NEAR_QUARANTINES, UNSENT } from "./admin.fixture.ts";
import { MessageNotices } from "./MessageNotices.tsx";

export default {
  title: "Sections/Admin/Message notices",
  component: MessageNotices,
  decorators: [inFrame("관리자")],
  args: { retention: [], nearLimits: NEAR_LIMITS, nearQuarantines: [], unsent: UNSENT, failure: "" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("확인할 문자 2건"));
    await expect(canvas.getByRole("list", { name: "확인할 문자" })).toBeVisible();
  },
} satisfies Meta<typeof MessageNotices>;

type Story = StoryObj<typeof MessageNotices>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { unsent: withLongText(UNSENT) } };
export const Quarantine: Story = {
  args: { nearLimits: [], nearQuarantines: NEAR_QUARANTINES, unsent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("확인 필요로 보관해 한도 20,000건에 가까워졌거나");
  },
};

export const Error: Story = {
  args: { nearLimits: [], nearQuarantines: [], unsent: [], failure: "서버에 연결하지 못했습니다." },
  play: async () => {},
};
