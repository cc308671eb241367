import { siteConfig } from "@danji/delivery/bundle/site-config";
import { afterEach, expect, it, vi } from "vitest";
import { siteOver } from "./site.ts";

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
