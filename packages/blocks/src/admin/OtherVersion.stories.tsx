import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { inFrame } from "../../tests/StoryFrame.tsx";
import { ARTICLE } from "../press/press.fixture.ts";
import { OtherVersion } from "./OtherVersion.tsx";

export default {
  title: "Sections/Admin/Other version",
  component: OtherVersion,
  decorators: [inFrame("보도자료 고치기")],
  args: { article: ARTICLE, onTake: () => undefined },
} satisfies Meta<typeof OtherVersion>;

type Story = StoryObj<typeof OtherVersion>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { article: withLongText(ARTICLE) } };
export const WithoutText: Story = { args: { article: { ...ARTICLE, content: "" } } };
export const Deleted: Story = { args: { article: null } };
