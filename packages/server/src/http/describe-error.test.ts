import { expect, it } from "vitest";
import { describeError } from "./problem.ts";

it.each([
  ["a word", "SQLITE_BUSY"],
  ["a status of gRPC", 10],
])("names %s as the code of an error, and leaves its message out", (_, code) => {
  const error = Object.assign(new Error("홍길동"), { code });
  const [first, ...frames] = describeError(error, "POST", "/api/forms/visit").split("\n");
  expect(first).toBe(`POST /api/forms/visit: Error ${code}`);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.join("\n")).not.toContain("홍길동");
});

it("names the class of an error without a code", () => {
  expect(describeError(new TypeError("홍길동"), "GET", "page").split("\n")[0]).toBe("GET page: TypeError");
});
