import { identity } from "complex:identity";
import { SHARE_SIZE, type ShareImage } from "@danji/complex/media/picture";

interface MetadataProps {
  /** Title before the complex's name; left out on the home page. */
  title?: string;
  /** Text of search results and shared links. */
  description: string;
  /** Address of the page in its one true spelling; left out where a page has none, e.g. an error or the list of an unknown site. */
  path?: string;
  /** Whether search engines may list the page. @default true */
  indexed?: boolean;
  /** Kind of page in the Open Graph vocabulary. @default "website" */
  type?: "website" | "article";
  /** Picture of links to the page; left out where a page is not for sharing, e.g. an error. */
  share?: ShareImage;
}

/** Sets the title, description, canonical link and sharing tags of a page. */
export function Metadata({ title, description, path, indexed = true, type = "website", share }: MetadataProps) {
  const fullTitle = title === undefined ? identity.name : `${title} | ${identity.name}`;
  const url = path === undefined ? undefined : identity.siteUrl + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? "index, follow" : "noindex"} />
      {url !== undefined && <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content={share ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      {share && (
        <>
          <meta property="og:image" content={identity.siteUrl + share.src} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta property="og:image:alt" content={share.alt} />
          <meta name="twitter:image" content={identity.siteUrl + share.src} />
          <meta name="twitter:image:alt" content={share.alt} />
        </>
      )}
    </>
  );
}
