import { describe, expect, it } from "vitest";
import { firstPage, nextLoaded } from "./LoadMore.tsx";

const after = (...counts: number[]) => counts.reduce(nextLoaded, firstPage(0));

describe("nextLoaded", () => {
  it("counts nothing as added by the first page", () => {
    expect(after(10)).toEqual({ count: 10, added: 0, grown: false });
  });

  it("counts what later pages add", () => {
    expect(after(10, 20, 27)).toEqual({ count: 27, added: 7, grown: true });
  });

  it("returns the same state while nothing changes", () => {
    const loaded = after(10, 20);
    expect(nextLoaded(loaded, 20)).toBe(loaded);
  });

  it("starts again with another list", () => {
    expect(after(10, 20, 0)).toEqual({ count: 0, added: 0, grown: false });
    expect(after(10, 20, 0, 10)).toEqual({ count: 10, added: 0, grown: false });
    expect(after(10, 20, 3)).toEqual({ count: 3, added: 0, grown: false });
  });
});
