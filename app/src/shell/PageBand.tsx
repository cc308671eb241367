import { Banner } from "@danji/ui/banner";
import { Picture, type PictureSource } from "@danji/ui/picture";

interface PageBandProps {
  /** The page's H1. */
  title: string;
  /** One or two sentences under it. */
  lead?: string | undefined;
  picture?: PictureSource | undefined;
}

/** The low band at the head of a page, with its heading over a picture or on pine. */
export function PageBand({ title, lead, picture }: PageBandProps) {
  return (
    <Banner.Root picture={picture && <Picture source={picture} sizes="100vw" alt="" fill priority />}>
      <Banner.Title>{title}</Banner.Title>
      {lead !== undefined && <Banner.Lead>{lead}</Banner.Lead>}
    </Banner.Root>
  );
}
