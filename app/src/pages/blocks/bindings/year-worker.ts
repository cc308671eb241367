import { siteYearSun } from "@danji/complex/sun/site-sun";
import type { YearQuestion } from "./load-year.ts";

addEventListener("message", ({ data: { model, year } }: MessageEvent<YearQuestion>) => {
  postMessage(siteYearSun(model, year));
});
