import { expect, it } from "vitest";
import { readCues } from "../src/captions.ts";

it("reads cues with their times, with names, settings and several lines", () => {
  const vtt =
    "WEBVTT - 홍보영상\r\n\r\nNOTE 그림에서 옮김\r\n\r\nfirst\r\n00:00.400 --> 00:02.500 line:90%\r\n해가 지고,\r\n창에 불이 켜집니다.\r\n\r\n01:00:01.000 --> 01:00:02.000\r\n끝";
  expect(readCues(vtt)).toEqual([
    { from: 0.4, to: 2.5, text: "해가 지고, 창에 불이 켜집니다." },
    { from: 3601, to: 3602, text: "끝" },
  ]);
});

it.each(["", "WEBVTT", "1\n00:00:01,000 --> 00:00:02,000\n다른 형식", "WEBVTTS\n\n00:01.000 --> 00:02.000\n줄"])(
  "reads nothing from what is not WebVTT: %j",
  (text) => {
    expect(readCues(text)).toEqual([]);
  },
);
