import { expect, it } from "vitest";
import { withLongText } from "./long-text.ts";

it("repeats texts of several Korean words, and nothing else", () => {
  const content = { title: "물가의 저녁", key: "dusk", to: "/Brand/intro", unit: "세대", count: 3, lines: ["두 줄"] };
  expect(withLongText(content)).toEqual({
    ...content,
    title: "물가의 저녁 물가의 저녁 물가의 저녁",
    lines: ["두 줄 두 줄 두 줄"],
  });
});
