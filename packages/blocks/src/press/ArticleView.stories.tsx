import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { ArticleView } from "./ArticleView.tsx";
import { ARTICLE } from "./press.fixture.ts";

export default {
  title: "Sections/Press/Article",
  component: ArticleView,
  args: { article: ARTICLE, failed: false, onRetry: () => undefined, listPath: "/sample/press" },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ArticleView>;

type Story = StoryObj<typeof ArticleView>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { article: withLongText(ARTICLE) } };
export const WithoutText: Story = { args: { article: { ...ARTICLE, summary: "", content: "" } } };
export const Loading: Story = { args: { article: undefined } };
export const Error: Story = { args: { article: undefined, failed: true } };
