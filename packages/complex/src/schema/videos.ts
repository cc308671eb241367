import * as z from "zod";
import { httpsUrl, imageKey, isoDate, itemKey, text } from "./primitives.ts";

/** Fields of every film, hosted here or elsewhere. */
const inWords = {
  /** How long it is, in seconds. */
  seconds: z.number().positive(),
  uploaded: isoDate,
};

/** Source of a film: a file of the complex, or a provider's player. */
const filmSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("file"),
    /** File in the complex's `films/` folder as MP4 (H.264), which every browser plays. */
    file: z.string().regex(/^[a-z0-9-]+\.mp4$/, "films 폴더의 mp4 파일 이름을 적으세요"),
    /** The same film as WebM (AV1), which weighs less, for browsers that play it. */
    av1: z
      .string()
      .regex(/^[a-z0-9-]+\.webm$/, "films 폴더의 webm 파일 이름을 적으세요")
      .optional(),
    /** Captions as WebVTT, in the same folder; the page also shows its lines as text. */
    captions: z.string().regex(/^[a-z0-9-]+\.vtt$/, "films 폴더의 vtt 파일 이름을 적으세요"),
    /** Whether it has no sound, so that there is nothing to switch on. */
    silent: z.boolean().default(false),
    ...inWords,
  }),
  z.strictObject({
    kind: z.literal("provider"),
    /** Address of the provider's player; requested only when the visitor plays the film. */
    src: httpsUrl,
    ...inWords,
  }),
]);

const videoSchema = z.strictObject({
  key: itemKey,
  title: text,
  /** Description of the film as text. */
  description: text,
  /** Still picture before it plays and after its end. */
  poster: imageKey,
  /** The film; left out until there is one. */
  film: filmSchema.optional(),
});

/** `videos.json`: the brand's film and the guides in the order of their tabs. Without the file there are none. */
export const videosSchema = z
  .strictObject({ brand: videoSchema.optional(), guides: z.array(videoSchema).default([]) })
  .prefault({});

export type Video = z.output<typeof videoSchema>;
export type Videos = z.output<typeof videosSchema>;
