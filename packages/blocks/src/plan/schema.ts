import { named } from "@danji/complex/schema/primitives";
import { typeKey } from "@danji/complex/schema/supply";
import * as z from "zod";

/** One plan of the folder `plans`, by its key: of a flat that is not supplied. */
export const schema = named("평면도 하나", {
  kind: z.literal("plan"),
  plan: typeKey.meta({ title: "평면도", description: "plans 폴더에 있는 파일의 이름입니다." }),
});
