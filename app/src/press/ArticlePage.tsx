import "./article-fonts.ts";
import { pressPath } from "@danji/complex/routes";
import type { Article } from "@danji/data/press/port";
import { Button } from "@danji/ui/button";
import { Spinner } from "@danji/ui/spinner";
import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { Navigate, useLocation } from "react-router-dom";
import { PageBand } from "@danji/sections/frame/page/PageBand.tsx";
import { trailOf } from "@danji/sections/frame/page/trail.ts";
import { ArticleData } from "@danji/sections/structured-data/ArticleData.tsx";
import { Metadata } from "../shell/page/Metadata.tsx";
import { isSite } from "../shell/page/is-site.ts";
import type { PageContent } from "../shell/page/page-content.ts";
import { useRouteParams } from "../shell/page/route-params.ts";
import { AUTHOR_LABEL } from "./author.ts";
import { formatMoment } from "./format-date.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { ArticleBody, ArticleFacts, ArticleFooter, ListStatus, Summary } from "./press.styles.ts";
import { useArticle } from "./use-article.ts";

/** One press article. Opening it counts one view; an article that does not exist leads back to the list. */
export function ArticlePage({ page, pictures, share }: PageContent) {
  const { site = identity.siteKey, id = "" } = useRouteParams();
  const { key } = useLocation();
  const [state, retry] = useArticle(id, key);
  if (state.status === "missing") return <Navigate to={pressPath(site)} replace />;
  const article = state.status === "ready" ? state.article : undefined;
  return (
    <>
      <Metadata
        title={article?.title ?? page.h1}
        description={article?.summary ?? page.description}
        indexed={article !== undefined && isSite(site)}
        type="article"
        share={share}
        {...(article && isSite(site) && { path: `${pressPath(identity.siteKey)}/${article.id}` })}
      />
      <PageBand
        title={article?.title ?? page.h1}
        picture={page.banner === undefined ? undefined : pictures[page.banner]}
        siteUrl={identity.siteUrl}
        trail={article && articleTrail(article, page.h1)}
      />
      <ArticleBody>
        {article ? (
          <ArticleContent article={article} share={share} />
        ) : (
          <ListStatus role="status">
            {state.status === "loading" ? <Spinner label="글을 불러오는 중입니다" /> : "글을 불러오지 못했습니다."}
          </ListStatus>
        )}
        <ArticleFooter>
          {state.status === "failed" && (
            <Button variant="secondary" onClick={retry}>
              다시 시도
            </Button>
          )}
          <Link to={pressPath(site)}>목록으로</Link>
        </ArticleFooter>
      </ArticleBody>
    </>
  );
}

/** The way to an article leads over the list. */
function articleTrail({ id, title }: Article, listName: string) {
  const path = pressPath(identity.siteKey);
  return trailOf(identity.name, { name: title, path: `${path}/${id}` }, { name: listName, path });
}

interface ArticleContentProps extends Pick<PageContent, "share"> {
  article: Article;
}

function ArticleContent({ article, share }: ArticleContentProps) {
  return (
    <article aria-label={article.title}>
      <ArticleData identity={identity} article={article} share={share} />
      <ArticleFacts>
        <dt>작성자</dt>
        <dd>{AUTHOR_LABEL}</dd>
        <dt>작성일</dt>
        <dd>{formatMoment(article.date)}</dd>
        <dt>조회수</dt>
        <dd>{article.views.toLocaleString("ko-KR")}</dd>
      </ArticleFacts>
      {article.summary !== "" && <Summary>{article.summary}</Summary>}
      {paragraphsOf(article.content).map((paragraph, index) => (
        // Paragraphs never change places within an article.
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}
