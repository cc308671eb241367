import { expect, it } from "vitest";
import { readComplex } from "./content/read-complex.ts";
import { siteManifest } from "./manifest.ts";
import { templateFolder } from "../tests/samples.ts";

const template = await readComplex(templateFolder);
const manifest = (changes: Partial<typeof template>) =>
  siteManifest({ ...template, ...changes }, [], [], "404.html", "2026-01-01");

it("allows frames of hosts of films and tours only", () => {
  expect(manifest({}).frameSources).toEqual([]);
  const { videos } = template;
  const brand = { key: "brand", title: "홍보영상", description: "단지의 저녁", poster: "band" };
  const film = { kind: "provider", src: "https://film.example/embed/1", seconds: 8, uploaded: "2026-01-01" } as const;
  const elsewhere = [{ type: "59a", still: "band", description: "거실", src: "https://vr.example/flats/84" }];
  expect(manifest({ videos: { ...videos, brand: { ...brand, film } }, tours: elsewhere }).frameSources).toEqual([
    "https://film.example",
    "https://vr.example",
  ]);
});

it("has an address for the tour where the complex has one of its own", () => {
  expect(manifest({}).routes).toEqual([]);
  expect(manifest({ tour: { title: "견본 세대 VR", note: "견본입니다.", scenes: [] } }).routes).toEqual([
    { path: "/tour", file: "tour.html" },
  ]);
});

it("brings the text messages of a booking, and who carries them", () => {
  const { messages } = manifest({ messages: { ...template.messages, service: "문자회사(주)" } });
  expect(messages?.booking).toContain(template.identity.address.modelHouse);
  expect(messages?.news).toMatch(/^\(광고\)/u);
  expect(messages?.service).toBe("문자회사(주)");
  expect(manifest({}).messages?.service).toBeUndefined();
});
