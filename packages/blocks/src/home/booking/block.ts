import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "booking",
  label: "방문예약",
  takes: ["VisitLead"],
  images: ({ picture }) => [{ path: "picture", key: picture }],
});
