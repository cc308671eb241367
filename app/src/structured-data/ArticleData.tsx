import { pressPath } from "@danji/complex/routes";
import type { Article } from "@danji/data/press/port";
import { identity } from "complex:identity";
import type { ShareImage } from "@danji/complex/media/share-image";
import { JsonLd } from "@danji/sections/structured-data/JsonLd.tsx";

interface ArticleDataProps {
  article: Article;
  share: ShareImage;
}

/** A press article in the words of schema.org. */
export function ArticleData({ article, share }: ArticleDataProps) {
  const { siteKey, siteUrl, builder } = identity;
  const path = `${pressPath(siteKey)}/${article.id}`;
  const publisher = { "@type": "Organization", name: builder, url: siteUrl };
  return (
    <JsonLd
      data={{
        "@type": "NewsArticle",
        headline: article.title,
        description: article.summary,
        image: [siteUrl + share.src],
        // Articles are not edited: the day they came out is the day they were changed.
        ...(article.date !== null && {
          datePublished: new Date(article.date).toISOString(),
          dateModified: new Date(article.date).toISOString(),
        }),
        inLanguage: "ko-KR",
        mainEntityOfPage: siteUrl + path,
        author: publisher,
        publisher,
      }}
    />
  );
}
