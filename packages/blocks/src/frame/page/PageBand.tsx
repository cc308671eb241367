import type { FrameLook } from "@danji/complex/schema/theme";
import { Banner } from "@danji/ui/banner";
import { Picture, type PictureSource } from "@danji/ui/picture";
import { inlineText, unbrokenText } from "../../parts/inline-text.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";
import type { Step } from "./trail.ts";
import { Breadcrumb } from "@danji/ui/breadcrumb";
import { JsonLd } from "../../structured-data/JsonLd.tsx";

const SIZES = { overlay: pictureSizes("100vw"), solid: pictureSizes("45vw") };

interface PageBandProps {
  title: string;
  lead?: string | undefined;
  picture?: PictureSource | undefined;
  /** Whether the words stand over the picture or beside it. */
  frame: FrameLook;
  /** Origin of the site, for search engines. */
  siteUrl: string;
  /** The way to the page, widest first, the page itself last; left out while the page is not known. */
  trail?: readonly Step[] | undefined;
}

/** Renders the low band at the head of a page, with its heading over a picture or on pine. */
export function PageBand({ title, lead, picture, frame, siteUrl, trail }: PageBandProps) {
  return (
    <Banner.Root
      layout={frame === "solid" ? "beside" : "over"}
      picture={picture && <Picture source={picture} sizes={SIZES[frame]} fill priority />}
    >
      {trail && <PageTrail siteUrl={siteUrl} trail={trail} />}
      <Banner.Title>{unbrokenText(title)}</Banner.Title>
      {lead !== undefined && <Banner.Lead>{inlineText(lead)}</Banner.Lead>}
    </Banner.Root>
  );
}

function PageTrail({ siteUrl, trail }: { siteUrl: string; trail: readonly Step[] }) {
  const items = trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + path,
  }));
  return (
    <>
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: items }} />
      <Breadcrumb.Root aria-label="현재 위치">
        {trail.slice(0, -1).map(({ name, path }) => (
          <Breadcrumb.Link key={path} to={path}>
            {name}
          </Breadcrumb.Link>
        ))}
        <Breadcrumb.Current>{trail.at(-1)?.name}</Breadcrumb.Current>
      </Breadcrumb.Root>
    </>
  );
}
