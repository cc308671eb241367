import { expect, it } from "vitest";
import { MAP_SERVICES } from "./Block.tsx";

it("asks map services by an address that survives any query", () => {
  for (const { search } of MAP_SERVICES) {
    const url = new URL(search("수원 화서지구 1/2 & 3?"));
    expect(url.protocol).toBe("https:");
    expect(url.search).toBe("");
    expect(decodeURIComponent(url.pathname)).toContain("수원 화서지구 1/2 & 3?");
  }
});
