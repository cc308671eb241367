import type { Messages } from "../messages.ts";

export const provenance: Messages["provenance"] = {
  source: "출처 ",
  beforeDate: "",
  date: (date) => date.replaceAll("-", "."),
  afterDate: " 기준",
};
