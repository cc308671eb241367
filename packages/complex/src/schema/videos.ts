import * as z from "zod";
import { httpsUrl, imageKey, isoDate, itemKey, sitePath, text } from "./primitives.ts";

const videoSchema = z.strictObject({
  key: itemKey,
  title: text,
  /** What is to be seen and heard, in words, for those who do not watch. */
  description: text,
  /** File of the site or a provider's address; left out until there is a film. */
  src: z.union([sitePath, httpsUrl]).optional(),
  /** Still picture before it plays. */
  poster: imageKey,
  /** Captions as WebVTT. */
  captions: sitePath.optional(),
  /** Day on which it was put up. */
  uploaded: isoDate.optional(),
});

/** `videos.json`: the brand's film and the guides in the order of their tabs. */
export const videosSchema = z.strictObject({ brand: videoSchema, guides: z.array(videoSchema).min(1) });

export type Video = z.output<typeof videoSchema>;
export type Videos = z.output<typeof videosSchema>;
