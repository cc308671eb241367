import "@fontsource-variable/noto-serif-kr";
import "./text-slices.ts";
import { pressPath } from "@danji/complex/routes";
import type { Article } from "@danji/api/press/schema";
import { ArticleView } from "@danji/blocks/press/ArticleView.tsx";
import { identity } from "complex:identity";
import { frame } from "complex:theme";
import { Navigate, useLocation } from "react-router-dom";
import { PageBand } from "@danji/blocks/frame/page/PageBand.tsx";
import { trailOf } from "@danji/blocks/frame/page/trail.ts";
import { ArticleData } from "@danji/blocks/structured-data/ArticleData.tsx";
import { Metadata } from "../shell/page/Metadata.tsx";
import { isSite } from "../shell/page/addresses.ts";
import { useRouteParams } from "../shell/page/page-state.ts";
import type { PageContent } from "../shell/page/page-content.ts";
import { useArticle } from "./use-article.ts";

/** Renders one press article. Opening it counts one view; an article that does not exist leads back to the list. */
export function ArticlePage({ page, pictures, share }: PageContent) {
  const { site = identity.siteKey, id = "" } = useRouteParams();
  const { search } = useLocation();
  const [state, retry] = useArticle(id);
  if (state.status === "missing") return <Navigate to={pressPath(site) + search} replace />;
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
        frame={frame}
        siteUrl={identity.siteUrl}
        trail={article && articleTrail(article, page.h1)}
      />
      <ArticleView article={article} failed={state.status === "failed"} onRetry={retry} listPath={pressPath(site)}>
        {article && <ArticleData identity={identity} article={article} share={share} />}
      </ArticleView>
    </>
  );
}

/** The way to an article leads over the list. */
function articleTrail({ id, title }: Article, listName: string) {
  const path = pressPath(identity.siteKey);
  return trailOf(identity.name, { name: title, path: `${path}/${id}` }, { name: listName, path });
}
