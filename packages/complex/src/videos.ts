import type { Video, Videos } from "./schema/videos.ts";

/** A film of a complex and its place in `videos.json`. */
export interface PlacedVideo {
  readonly path: string;
  readonly video: Video;
}

/** Returns every film of a complex, the brand's first. */
export const videosOf = ({ brand, guides }: Videos): PlacedVideo[] => [
  ...(brand ? [{ path: "brand", video: brand }] : []),
  ...guides.map((video, index) => ({ path: `guides.${index}`, video })),
];
