import { expect, it } from "vitest";
import { MAP_SERVICES, polygonPath, smoothPath } from "./Block.tsx";

it("runs straight between two points", () => {
  expect(
    smoothPath([
      [0, 0],
      [60, 0],
    ]),
  ).toBe("M0 0C10 0 50 0 60 0");
});

it("passes through every point without a corner: the handles on both sides of one lie on a line", () => {
  const path = smoothPath([
    [0, 0],
    [60, 60],
    [120, 0],
  ]);
  expect(path).toBe("M0 0C10 10 40 60 60 60C80 60 110 10 120 0");
});

it("closes a shape", () => {
  expect(
    polygonPath([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe("M0 0L10 0L10 10Z");
});

it("asks map services by an address that survives any query", () => {
  for (const { search } of MAP_SERVICES) {
    const url = new URL(search("수원 화서지구 1/2 & 3?"));
    expect(url.protocol).toBe("https:");
    expect(url.search).toBe("");
    expect(decodeURIComponent(url.pathname)).toContain("수원 화서지구 1/2 & 3?");
  }
});
