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

it.each([
  ["voices and styles", "<v 해설><i>하루</i> &amp; 아침 &lt;햇살&gt;</v>", "하루 & 아침 <햇살>"],
  ["classes and times", "<c.yellow>해가</c> <00:00:06.000>집니다.", "해가 집니다."],
  ["references", "12&nbsp;월&#x2F;&#49;2월 &unknown; &#9999999;", "12\u00A0월/12월 &unknown; &#9999999;"],
  ["a tag that does not end", "해가 집니다. <c", "해가 집니다."],
])("shows %s as browsers do", (_what, text, shown) => {
  expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)[0]?.text).toBe(shown);
});

it("takes lines that end with CR alone", () => {
  expect(readCues("WEBVTT\r\r00:01.000 --> 00:02.000\r해가\r집니다.\r\r00:02.000 --> 00:03.000\r끝")).toMatchObject([
    { text: "해가 집니다." },
    { text: "끝" },
  ]);
});
