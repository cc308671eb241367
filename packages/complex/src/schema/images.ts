import * as z from "zod";
import { imagePoint, text } from "./primitives.ts";

/** `images.json`: pictures by key. Widths, formats and placeholders are made by the build from the master. */
export const imagesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, "키는 영문 소문자, 숫자, -로만 적습니다"),
  z.strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(jpg|png)$/, "영문 소문자, 숫자, -로 된 .jpg나 .png 파일 이름을 적으세요")
      .meta({ title: "파일 이름" }),
    alt: text.meta({ title: "대체 글", description: "이미지가 보이지 않는 사람에게 무엇이 있는지 알려 줍니다." }),
    /** How it was made. Pages say so of computer images, beside the picture and in its alternative text. */
    made: z
      .enum(["computer", "camera"])
      .meta({ title: "만든 방법", description: "computer는 컴퓨터 이미지, camera는 사진입니다." })
      .default("computer"),
    /** Projection: `equirectangular` is a whole sphere, for the VR tour. */
    projection: z
      .enum(["flat", "equirectangular"])
      .meta({ title: "이미지의 형식", description: "flat은 보통 이미지, equirectangular는 VR 이미지입니다." })
      .default("flat"),
    /** What has to stay in sight where the picture is cut: bands, upright cards, shared links. @default its middle */
    focus: imagePoint.optional(),
  }),
);

export type Images = z.output<typeof imagesSchema>;
