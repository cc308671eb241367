import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { LONG_TEXT } from "../../tests/in-complex.tsx";
import { withLongText } from "../../tests/long-text.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { ARTICLE } from "../press/press.fixture.ts";
import { OtherVersion } from "./OtherVersion.tsx";

const Sample = (props: ComponentProps<typeof OtherVersion>) => (
  <StoryFrame heading="보도자료 고치기">
    <OtherVersion {...props} />
  </StoryFrame>
);

export default {
  title: "Sections/Admin/Other version",
  component: Sample,
  tags: ["!autodocs"],
  args: { article: ARTICLE, onTake: () => undefined },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { article: withLongText(ARTICLE) } };
export const WithoutText: Story = { args: { article: { ...ARTICLE, content: "" } } };
export const Deleted: Story = { args: { article: null } };
