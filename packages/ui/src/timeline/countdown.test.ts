import { expect, it } from "vitest";
import { countdown } from "./countdown.ts";

it.each([
  [20, "D-20", "20일 남음"],
  [1, "D-1", "1일 남음"],
  [0, "D-DAY", "오늘"],
  [-3, "D+3", "3일 지남"],
])("writes %i days as %s and says %s", (days, written, said) => {
  expect(countdown(days)).toEqual({ written, said });
});
