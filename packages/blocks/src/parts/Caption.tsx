import type { SitePicture } from "@danji/complex/media/picture";
import { CaptionLine, Made } from "./blocks.styles.ts";

/** Shows the line under a picture: what it shows, and that a computer has drawn it where that is so. */
export function Caption({ picture, children }: { picture: Pick<SitePicture, "made">; children?: string | undefined }) {
  const drawn = picture.made === "computer";
  if (children === undefined && !drawn) return null;
  return (
    <CaptionLine>
      <span>{children}</span>
      {drawn && <Made>컴퓨터그래픽</Made>}
    </CaptionLine>
  );
}
