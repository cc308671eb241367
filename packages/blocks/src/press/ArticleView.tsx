import { countFigure } from "@danji/complex/figures";
import { Link } from "@danji/ui/provider";
import { Spinner } from "@danji/ui/spinner";
import type { ReactNode } from "react";
import { AUTHOR_LABEL, type PressArticle, paragraphsOf } from "./press-article.ts";
import { formatMoment } from "@danji/complex/moment-words";
import { unbrokenText } from "../parts/inline-text.tsx";
import { RetryButton } from "../parts/RetryButton.tsx";
import { Terms } from "../parts/Terms.tsx";
import { ArticleBody, ArticleFacts, ArticleFooter, ListStatus, Summary } from "./press.styles.ts";

interface ArticleViewProps {
  /** The article; left out while it is loading, or when it could not be loaded. */
  article: PressArticle | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
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
          {failed ? "글을 불러오지 못했습니다." : <Spinner aria-label="글을 불러오는 중입니다" />}
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
      <Terms of={{ 작성자: AUTHOR_LABEL, 작성일: formatMoment(article.date), 조회수: countFigure(article.views) }} />
    </ArticleFacts>
    {article.summary !== "" && <Summary>{unbrokenText(article.summary)}</Summary>}
    {paragraphsOf(article.content).map((paragraph, index) => (
      // Paragraphs never change places within an article.
      <p key={index}>{unbrokenText(paragraph)}</p>
    ))}
  </article>
);
