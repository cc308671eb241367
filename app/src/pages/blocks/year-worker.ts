import { siteYearSun } from "@danji/complex/sun/site-sun";
import type { YearQuestion } from "./site-sun.ts";

addEventListener("message", ({ data: { model, year } }: MessageEvent<YearQuestion>) => {
  postMessage(siteYearSun(model, year));
});
