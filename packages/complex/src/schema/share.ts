import * as z from "zod";
import { factKeys, imageKey } from "./primitives.ts";

/** `share.json`: pictures of shared links (1200 × 630, cut from the master by the build). */
export const shareSchema = z.strictObject({
  /** Home, and every page whose group has none of its own. */
  home: imageKey.meta({ title: "홈의 공유 이미지", description: "이미지의 이름표입니다." }),
  /** The press list and its articles. */
  press: imageKey.meta({ title: "보도자료의 공유 이미지", description: "이미지의 이름표입니다." }),
  /** By the first part of a page's address with its slash, e.g. `/Brand`. */
  groups: z.record(
    z.string().regex(/^\/[A-Za-z]+$/, "/Brand처럼 주소의 첫 부분을 적으세요"),
    imageKey.meta({ title: "메뉴 묶음의 공유 이미지", description: "이미지의 이름표입니다." }),
  ),
  /** Facts that the line below the title states. */
  facts: factKeys.default([]),
});
