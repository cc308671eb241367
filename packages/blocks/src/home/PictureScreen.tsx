import type { SitePicture } from "@danji/complex/media/picture";
import { Picture } from "@danji/ui/picture";
import type { SplitProps } from "@danji/ui/split";
import { Enlarge } from "../parts/Enlarge.tsx";
import { coverSizes, pictureSizes, UNDER_HEADER } from "../parts/picture-sizes.ts";
import { titleIdOf } from "./screen-props.ts";
import { SplitScreen } from "./Screen.styles.ts";

interface PictureScreenProps extends Pick<SplitProps, "side" | "composition" | "children" | "className"> {
  id: string;
  picture: SitePicture | undefined;
  /** Percentage of the width that the picture takes where it stands beside the words. */
  share: number;
}

/** Renders a screen with one picture beside or above its words. */
export function PictureScreen({ id, picture, ...split }: PictureScreenProps) {
  return (
    <SplitScreen
      {...split}
      forwardedAs="section"
      id={id}
      aria-labelledby={titleIdOf(id)}
      media={
        picture && (
          <>
            <Picture
              source={picture}
              sizes={
                split.side === "top" ? pictureSizes("100vw") : coverSizes(picture, `${split.share}vw`, UNDER_HEADER)
              }
              fill
            />
            <Enlarge picture={picture} />
          </>
        )
      }
    />
  );
}
