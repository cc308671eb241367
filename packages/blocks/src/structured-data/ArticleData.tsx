import { pressPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { ListedArticle } from "../press/press-article.ts";
import { JsonLd } from "./JsonLd.tsx";

interface ArticleDataProps {
  identity: Pick<Identity, "siteKey" | "siteUrl" | "builder">;
  article: Omit<ListedArticle, "views">;
  share: { readonly src: string };
}

/** Renders a press article in the terms of schema.org. */
export function ArticleData({ identity, article, share }: ArticleDataProps) {
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
        // No store keeps when an article was edited.
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
