import { Banner } from "@danji/ui/banner";
import { Picture, type PictureSource } from "@danji/ui/picture";
import { PageTrail } from "./PageTrail.tsx";
import type { Step } from "./trail.ts";
import { pictureSizes } from "@danji/sections/parts/picture-sizes.ts";

const SIZES = pictureSizes("100vw");

interface PageBandProps {
  /** The page's H1. */
  title: string;
  /** One or two sentences under it. */
  lead?: string | undefined;
  picture?: PictureSource | undefined;
  /** The way to the page; left out while the page is not known. */
  trail?: readonly Step[] | undefined;
}

/** The low band at the head of a page, with its heading over a picture or on pine. */
export function PageBand({ title, lead, picture, trail }: PageBandProps) {
  return (
    <Banner.Root picture={picture && <Picture source={picture} sizes={SIZES} fill priority />}>
      {trail && <PageTrail trail={trail} />}
      <Banner.Title>{title}</Banner.Title>
      {lead !== undefined && <Banner.Lead>{lead}</Banner.Lead>}
    </Banner.Root>
  );
}
