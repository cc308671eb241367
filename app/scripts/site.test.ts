import { siteConfig } from "@danji/delivery/bundle/site-config";
import { existsSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { siteOver, siteTheme } from "./site.ts";
import { readComplex, TEMPLATE } from "./complexes.ts";

afterEach(() => vi.unstubAllEnvs());

it("is built for the browsers of package.json, whatever the environment says", () => {
  const targets = () => siteConfig(siteOver({ kind: "embedded" })).build?.target;
  expect(targets()).toContain("chrome109");
  for (const [name, value] of Object.entries({ BROWSERSLIST: "chrome 60", BROWSERSLIST_ENV: "none" })) {
    const before = targets();
    vi.stubEnv(name, value);
    expect(targets()).toEqual(before);
  }
});

it("bundles modules together that exist", () => {
  const { shared } = siteOver({ kind: "embedded" });
  expect(
    Object.values(shared)
      .flat()
      .filter((module) => !existsSync(module)),
  ).toEqual([]);
});

const { theme } = await readComplex(TEMPLATE);

it("reports colours in which texts cannot be read as a fault of the complex, in Korean", () => {
  const pale = { ...theme, color: { text: "#dddddd", surface: "#ffffff" } };
  expect(() => siteTheme({ theme: pale }, "hanbit")).toThrow(
    /^단지 파일이 잘못되었습니다: hanbit\n {2}theme\.json › color: 글자나 선이 .*고치세요: text on surface: 1\.3 \(4\.5 이상이어야 합니다\)/u,
  );
});
