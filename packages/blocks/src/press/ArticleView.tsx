import { countFigure } from "@danji/complex/figures";
import { Link } from "@danji/ui/provider";
import { Spinner } from "@danji/ui/spinner";
import type { ReactNode } from "react";
import { AUTHOR_LABEL } from "./author.ts";
import { formatMoment } from "@danji/complex/moment-words";
import { paragraphsOf } from "./paragraphs.ts";
import type { PressArticle } from "./press-article.ts";
import { RetryButton } from "../parts/RetryButton.tsx";
import { ArticleBody, ArticleFacts, ArticleFooter, ListStatus, Summary } from "./press.styles.ts";

interface ArticleViewProps {
  /** The article; left out while it is loading, or when it could not be loaded. */
  article: PressArticle | undefined;
  /** Whether it could not be loaded. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Path of the list. */
  listPath: string;
  /** What the article's element begins with, such as its structured data. */
  children?: ReactNode;
}

/** Renders one press article with the way back to the list. Its title is the page's. */
export function ArticleView({ article, failed, onRetry, listPath, children }: ArticleViewProps) {
  return (
    <ArticleBody tabIndex={-1}>
      {article ? (
        <ArticleTexts article={article}>{children}</ArticleTexts>
      ) : (
        <ListStatus role="status">
          {failed ? "글을 불러오지 못했습니다." : <Spinner label="글을 불러오는 중입니다" />}
        </ListStatus>
      )}
      <ArticleFooter>
        {failed && <RetryButton onRetry={onRetry} />}
        <Link to={listPath}>목록으로</Link>
      </ArticleFooter>
    </ArticleBody>
  );
}

const ArticleTexts = ({ article, children }: { article: PressArticle; children: ReactNode }) => (
  <article aria-label={article.title}>
    {children}
    <ArticleFacts>
      <div>
        <dt>작성자</dt>
        <dd>{AUTHOR_LABEL}</dd>
      </div>
      <div>
        <dt>작성일</dt>
        <dd>{formatMoment(article.date)}</dd>
      </div>
      <div>
        <dt>조회수</dt>
        <dd>{countFigure(article.views)}</dd>
      </div>
    </ArticleFacts>
    {article.summary !== "" && <Summary>{article.summary}</Summary>}
    {paragraphsOf(article.content).map((paragraph, index) => (
      // Paragraphs never change places within an article.
      <p key={index}>{paragraph}</p>
    ))}
  </article>
);
