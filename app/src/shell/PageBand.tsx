import { Picture, type PictureSource } from "@danji/ui/picture";
import { Band, BandPicture, BandText, BandVeil } from "./PageFrame.styles.ts";

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
    <Band>
      {picture && (
        <BandPicture>
          <Picture source={picture} sizes="100vw" alt="" fill priority />
          <BandVeil />
        </BandPicture>
      )}
      <BandText>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </BandText>
    </Band>
  );
}
