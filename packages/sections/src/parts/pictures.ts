import type { Images } from "@danji/complex/schema/images";
import type { PictureSource } from "@danji/ui/picture";

/** A picture in all its sizes, and how it was made. */
export interface SitePicture extends PictureSource {
  readonly made: Images[string]["made"];
}

/** Pictures by the key that the content uses. */
export type Pictures = Readonly<Record<string, SitePicture>>;
