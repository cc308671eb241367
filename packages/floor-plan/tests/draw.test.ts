import { expect, it } from "vitest";
import { drawPlan } from "../src/draw.ts";
import { samplePlan } from "./sample.ts";
import { xmlFault } from "./xml.ts";

const draw = (variant: "basic" | "extended", detail?: "key") =>
  drawPlan(samplePlan(), { variant, idPrefix: "flat", ...(detail && { detail }) });
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(([, text]) => text);

it("draws XML that names itself and describes itself", () => {
  const svg = draw("extended");
  expect(xmlFault(svg)).toBeUndefined();
  expect(svg).toContain('role="img" aria-labelledby="flat-title" aria-describedby="flat-desc"');
  expect(svg).toContain('<title id="flat-title">24A 타입 평면도, 발코니 확장형</title>');
  expect(svg).toMatch(/<desc id="flat-desc">전용면적 24\.40㎡/u);
});

it("begins every id with the prefix, so that drawings can share a document", () => {
  const ids = [...draw("basic").matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id?.startsWith("flat-"))).toEqual([]);
});

it("names rooms, their areas and dimensions as text", () => {
  expect(textsOf(draw("basic"))).toEqual(
    expect.arrayContaining(["현관", "욕실", "거실", "16.40㎡", "발코니", "4,000"]),
  );
  const extended = textsOf(draw("extended"));
  expect(extended).toEqual(expect.arrayContaining(["거실", "22.40㎡", "발코니 확장 전 외벽"]));
  expect(extended).not.toContain("발코니");
});

it("has names for phones that do not show by themselves, with the areas of main rooms", () => {
  const svg = draw("basic");
  const [, phone = ""] = /<g class="plan-phone-labels" display="none">(.*?)<\/g><\/g>/u.exec(svg) ?? [];
  expect(textsOf(phone)).toEqual(expect.arrayContaining(["거실", "16.40㎡"]));
  const [, , width = 0] = (/viewBox="([^"]+)"/u.exec(svg)?.[1]?.split(" ") ?? []).map(Number);
  for (const [, size] of phone.matchAll(/font-size="([^"]+)"/gu))
    expect((Number(size) * 390) / width).toBeGreaterThanOrEqual(11);
});

it("says how far the flat is from the middle, since its dimensions stand on one side", () => {
  const shiftOf = (svg: string) => /--plan-shift:([^p]+)px/u.exec(svg)?.[1];
  expect(Number(shiftOf(draw("basic")))).toBeLessThan(0);
  expect(shiftOf(draw("basic", "key"))).toBeUndefined();
});

it("leaves out furniture and dimensions of small pictures", () => {
  const texts = textsOf(draw("extended", "key"));
  expect(texts).toEqual(["거실"]);
  expect(draw("extended", "key").length).toBeLessThan(draw("extended").length);
});

it("writes names that are no XML by themselves", () => {
  const plan = samplePlan((json) => json.rooms.forEach((room) => (room.name = 'A & B <"거실">')));
  expect(xmlFault(drawPlan(plan, { variant: "basic", idPrefix: "p" }))).toBeUndefined();
});

it("takes every colour from a custom property", () => {
  const colours = [...draw("extended").matchAll(/(?:fill|stroke)="([^"]*)"/gu)].map(([, colour]) => colour ?? "");
  expect(
    colours.filter((colour) => !/^(?:var\(--plan-[a-z-]+,#[0-9a-f]{6}\)|url\(#flat-[a-z]+\)|none)$/u.test(colour)),
  ).toEqual([]);
});

it("draws an item of one variant in that variant only", () => {
  const chairs = (svg: string) => svg.split('rx="10"').length;
  expect(chairs(draw("extended"))).toBeGreaterThan(chairs(draw("basic")));
});
