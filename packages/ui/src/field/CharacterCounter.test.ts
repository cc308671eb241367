import { describe, expect, it } from "vitest";
import { ko } from "../messages/ko.ts";
import { countCharacters, remainderAnnouncement } from "./CharacterCounter.tsx";

describe("countCharacters", () => {
  it.each([
    ["", 0],
    ["문의드립니다.", 7],
    ["한 줄\n두 줄", 7],
    ["👍🏠", 2],
  ])("counts %j as %i", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe("remainderAnnouncement", () => {
  it.each([
    [0, ""],
    [1899, ""],
    [1900, "입력할 수 있는 글자가 100자 이하로 남았습니다."],
    [1949, "입력할 수 있는 글자가 100자 이하로 남았습니다."],
    [1950, "입력할 수 있는 글자가 50자 이하로 남았습니다."],
    [1995, "입력할 수 있는 글자가 10자 이하로 남았습니다."],
    [2000, "더 입력할 수 있는 글자가 없습니다."],
    [2001, "최대 2,000자를 넘었습니다."],
  ])("after %i of 2,000 says %j", (count, sentence) => {
    expect(remainderAnnouncement(ko.textArea, count, 2000)).toBe(sentence);
  });

  it("announces nothing at the first letter of a short text", () => {
    expect(remainderAnnouncement(ko.textArea, 0, 50)).toBe("");
    expect(remainderAnnouncement(ko.textArea, 35, 50)).toBe("입력할 수 있는 글자가 20자 이하로 남았습니다.");
  });
});
