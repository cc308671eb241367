import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "schedule",
  label: "다음 일정",
  takes: ["schedule"],
});
