import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { askAnswers } from "./ask-answers.ts";

const ALL = { name: "가람", region: "", households: "", types: "", colors: "", phone: "" };

/** A terminal at which one question after the other is answered. */
function answering(...answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough({ encoding: "utf8" });
  const shown: string[] = [];
  output.on("data", (text: string) => {
    shown.push(text);
    if (text.endsWith(": ")) input.write(`${answers.shift() ?? ""}\n`);
  });
  return { terminal: { input, output }, shown: () => shown.join("") };
}

it("asks for what is not given, and keeps what is left out empty", async () => {
  const { terminal, shown } = answering("경기도 평택시", "", "59A,84A");
  const { region, households, types, ...rest } = await askAnswers(
    "garam",
    { name: "가람", colors: "", phone: "" },
    terminal,
  );
  expect({ region, households, types }).toEqual({ region: "경기도 평택시", households: "", types: "59A,84A" });
  expect(rest).toEqual({ name: "가람", colors: "", phone: "" });
  expect(shown()).not.toContain("단지 이름");
});

it("says what is wrong with an answer and asks again", async () => {
  const { terminal, shown } = answering("많이", "412");
  const { households: _, ...given } = ALL;
  expect(await askAnswers("garam", given, terminal)).toMatchObject({ households: "412" });
  expect(shown().match(/세대수 \(예: 412\): /gu)).toHaveLength(2);
  expect(shown()).toMatch(/세대수.*세요/u);
});

it("asks nothing where everything is given, or where there is no terminal", async () => {
  const { terminal, shown } = answering();
  expect(await askAnswers("garam", ALL, terminal)).toEqual(ALL);
  const input = new PassThrough();
  expect(await askAnswers("garam", {}, { input, output: terminal.output })).toEqual({});
  expect(shown()).toBe("");
});
