import { expect, it } from "vitest";
import { readComplex, TEMPLATE } from "./complexes.ts";
import { siteTheme } from "./site-theme.ts";

const { theme } = await readComplex(TEMPLATE);

it("reports colours in which texts cannot be read as a fault of the complex, in Korean", () => {
  const pale = { ...theme, color: { text: "#dddddd", surface: "#ffffff" } };
  expect(() => siteTheme({ theme: pale }, "hanbit")).toThrow(
    /^단지 파일이 잘못되었습니다: hanbit\n {2}theme\.json › color: 글자나 선이 .*고치세요: text on surface: 1\.3 \(4\.5 이상이어야 합니다\)/u,
  );
});
