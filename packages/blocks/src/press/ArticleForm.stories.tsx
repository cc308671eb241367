import { Form } from "@danji/ui/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { ArticleForm } from "./ArticleForm.tsx";
import { AdminSection } from "./press.styles.ts";
import { ARTICLE } from "./press.fixture.ts";

const TITLE = "article-form-title";
const Sample = (props: ComponentProps<typeof ArticleForm>) => (
  <StoryFrame>
    <AdminSection aria-labelledby={TITLE}>
      <h2 id={TITLE}>보도자료 작성</h2>
      <ArticleForm {...props} />
    </AdminSection>
  </StoryFrame>
);

export default {
  title: "Sections/Press/Article form",
  component: Sample,
  args: {
    titleId: TITLE,
    rows: 8,
    pending: false,
    errors: {},
    failure: "",
    onSubmit: () => undefined,
    onInput: () => undefined,
    children: <Form.Submit pendingLabel="등록 중...">등록</Form.Submit>,
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const Filled: Story = { args: { texts: ARTICLE } };
export const LongText: Story = { ...LONG_TEXT, args: { texts: withLongText(ARTICLE) } };
export const Pending: Story = { args: { texts: ARTICLE, pending: true } };
export const Error: Story = {
  args: {
    errors: { title: "필수 항목입니다." },
    failure: "서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.",
  },
};
