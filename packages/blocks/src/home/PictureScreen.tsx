import type { SitePicture } from "@danji/complex/media/picture";
import { Picture } from "@danji/ui/picture";
import type { SplitProps } from "@danji/ui/split";
import { Enlarge } from "../parts/Enlarge.tsx";
import { titleIdOf } from "./screen-props.ts";
import { SplitScreen } from "./Screen.styles.ts";

interface PictureScreenProps extends Pick<SplitProps, "side" | "share" | "composition" | "children" | "className"> {
  id: string;
  picture: SitePicture | undefined;
  /** Widths of the picture, as in `sizes` of an image. */
  sizes: string;
}

/** Renders a screen with one picture beside or above its words. */
export function PictureScreen({ id, picture, sizes, ...split }: PictureScreenProps) {
  return (
    <SplitScreen
      {...split}
      forwardedAs="section"
      id={id}
      aria-labelledby={titleIdOf(id)}
      media={
        picture && (
          <>
            <Picture source={picture} sizes={sizes} fill />
            <Enlarge picture={picture} />
          </>
        )
      }
    />
  );
}
