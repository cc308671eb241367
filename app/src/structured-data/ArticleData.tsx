import { pressPath } from "@danji/complex/routes";
import type { Article } from "@danji/data/press/port";
import { identity } from "complex:identity";
import { BreadcrumbData } from "../../metadata/BreadcrumbData.tsx";
import { JsonLd } from "../../metadata/JsonLd.tsx";

/** A press article in the words of schema.org. */
export function ArticleData({ article }: { article: Article }) {
  const path = `${pressPath(identity.siteKey)}/${article.id}`;
  return (
    <>
      <BreadcrumbData path={path} name={article.title} />
      <JsonLd
        data={{
          "@type": "NewsArticle",
          headline: article.title,
          description: article.summary,
          ...(article.date !== null && { datePublished: new Date(article.date).toISOString() }),
          mainEntityOfPage: identity.siteUrl + path,
          publisher: { "@type": "Organization", name: identity.builder },
        }}
      />
    </>
  );
}
