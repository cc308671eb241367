import * as z from "zod";
import { description, heading, httpsUrl, imageKey, isoDate, itemKey } from "./primitives.ts";

/** Fields of every film, hosted here or elsewhere. */
const inWords = {
  seconds: z.number().positive().meta({ title: "길이(초)" }),
  uploaded: isoDate.meta({ title: "올린 날" }),
};

/** Source of a film: a file of the complex, or a provider's player. */
const filmSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("file"),
    /** File in the complex's `films/` folder as MP4 (H.264), which every browser plays. */
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.mp4$/, "films 폴더의 mp4 파일 이름을 적으세요")
      .meta({ title: "파일 이름" }),
    /** The same film as WebM (AV1), which weighs less, for browsers that play it. */
    av1: z
      .string()
      .regex(/^[a-z0-9-]+\.webm$/, "films 폴더의 webm 파일 이름을 적으세요")
      .meta({ title: "가벼운 영상 파일" })
      .optional(),
    /** Captions as WebVTT, in the same folder; the page also shows its lines as text. */
    captions: z
      .string()
      .regex(/^[a-z0-9-]+\.vtt$/, "films 폴더의 vtt 파일 이름을 적으세요")
      .meta({ title: "자막 파일" }),
    silent: z.boolean().meta({ title: "소리 없음" }).default(false),
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
  title: heading,
  description,
  poster: imageKey.meta({ title: "영상의 첫 이미지", description: "이미지의 이름표입니다." }),
  /** The film; left out until there is one. */
  film: filmSchema.optional(),
});

/** `videos.json`: the brand's film and the guides in the order of their tabs. Without the file there are none. */
export const videosSchema = z
  .strictObject({
    brand: videoSchema.optional(),
    guides: z.array(videoSchema.meta({ title: "안내 영상" })).default([]),
  })
  .prefault({});

export type Video = z.output<typeof videoSchema>;
export type Videos = z.output<typeof videosSchema>;

/** Returns every film of a complex with its place in `videos.json`, the brand's first. */
export const videosOf = ({ brand, guides }: Videos) => [
  ...(brand ? [{ path: "brand", video: brand }] : []),
  ...guides.map((video, index) => ({ path: `guides.${index}`, video })),
];
