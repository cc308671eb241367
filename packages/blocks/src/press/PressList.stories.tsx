import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { withLongText } from "../../tests/story-props.ts";
import { StoryFrame } from "../../tests/StoryFrame.tsx";
import { PagedList, type PagedListState } from "./PagedList.tsx";
import type { PressArticle } from "./press-article.ts";
import { ARTICLES } from "./press.fixture.ts";
import { PressTable } from "./PressTable.tsx";

interface SampleProps {
  articles: readonly PressArticle[];
  status: PagedListState["status"];
}

const Sample = ({ articles, status }: SampleProps) => (
  <StoryFrame heading="언론보도">
    <PagedList
      list={{ status, hasMore: articles.length > 0, loadMore: () => undefined }}
      count={articles.length}
      loadingLabel="목록을 불러오는 중입니다"
      empty="등록된 글이 없습니다."
      failed="목록을 불러오지 못했습니다."
    >
      <PressTable articles={articles} path="/sample/press" />
    </PagedList>
  </StoryFrame>
);

export default {
  title: "Sections/Press/List",
  component: Sample,
  args: { articles: ARTICLES, status: "ready" },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Default = {};
export const LongText: Story = { ...LONG_TEXT, args: { articles: withLongText(ARTICLES) } };
export const Loading: Story = { args: { articles: [], status: "loading" } };
export const Empty: Story = { args: { articles: [] } };
export const Error: Story = { args: { articles: [], status: "failed" } };
export const ErrorOfFurtherPage: Story = { args: { status: "failed" } };
