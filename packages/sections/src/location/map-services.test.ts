import { expect, it } from "vitest";
import { MAP_SERVICES } from "./map-services.ts";

it("asks map services by an address that survives any query", () => {
  for (const { search } of MAP_SERVICES) {
    const url = new URL(search("평택 화양지구 1/2 & 3?"));
    expect(url.protocol).toBe("https:");
    expect(url.search).toBe("");
    expect(decodeURIComponent(url.pathname)).toContain("평택 화양지구 1/2 & 3?");
  }
});
