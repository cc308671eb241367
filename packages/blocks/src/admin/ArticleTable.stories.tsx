import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import type { PressArticle } from "../press/press-article.ts";
import { ARTICLES } from "../press/press.fixture.ts";
import { ArticleTable } from "./ArticleTable.tsx";

interface SampleProps {
  articles: readonly PressArticle[];
  busy: boolean;
}

const nothing = () => undefined;

const Sample = ({ articles, busy }: SampleProps) => (
  <StoryFrame heading="보도자료">
    <ArticleTable
      articles={articles}
      path="/sample/press"
      editId={(id) => `edit-article-${id}`}
      busy={busy}
      onEdit={nothing}
      onRemove={nothing}
    />
  </StoryFrame>
);

export default {
  title: "Sections/Admin/Articles",
  component: Sample,
  args: { articles: ARTICLES, busy: false },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { articles: withLongText(ARTICLES) } };
export const Busy: Story = { args: { busy: true } };
