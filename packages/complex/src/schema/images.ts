import * as z from "zod";
import { text } from "./primitives.ts";

/** A share of a picture's width or height, counted from its upper left. */
const share = z.number().min(0, "0부터 1까지의 수로 적습니다").max(1, "0부터 1까지의 수로 적습니다");

/** `images.json`: pictures by key. Widths, formats and placeholders are made by the build from the master. */
export const imagesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, "키는 영문 소문자, 숫자, -로만 적습니다"),
  z.strictObject({
    /** File in the complex's `images/` folder. */
    file: z.string().regex(/^[a-z0-9-]+\.(jpg|png)$/, "영문 소문자, 숫자, -로 된 .jpg나 .png 파일 이름을 적으세요"),
    alt: text,
    /** How it was made. Pages say so of computer images, beside the picture and in its alternative text. */
    made: z.enum(["computer", "camera"]).default("computer"),
    /** Projection: `equirectangular` is a whole sphere, for the VR tour. */
    projection: z.enum(["flat", "equirectangular"]).default("flat"),
    /** What has to stay in sight where the picture is cut: bands, upright cards, shared links. @default its middle */
    focus: z.strictObject({ x: share, y: share }).optional(),
  }),
);

export type Images = z.output<typeof imagesSchema>;
