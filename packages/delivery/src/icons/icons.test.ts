import sharp from "sharp";
import { expect, it } from "vitest";
import { readComplex } from "../content/read-complex.ts";
import { colors, complexFolders, templateFolder } from "../../tests/samples.ts";
import { siteIcons } from "./site-icons.ts";
import { downloads } from "../downloads.ts";

const complex = await readComplex(templateFolder);

async function made(path: string, of = colors): Promise<Buffer> {
  const icon = siteIcons(complex).find((file) => file.path === path);
  return Buffer.from((await icon?.make(of)) ?? "");
}

it("draws the mark in the colours of the complex", async () => {
  const onInverseAccent = "#abcdef";
  expect((await made("/favicon.svg")).toString()).toContain(colors.onInverseAccent);
  expect((await made("/favicon.svg", { ...colors, onInverseAccent })).toString()).toContain(onInverseAccent);
});

it.each([
  ["/favicon.ico", 32],
  ["/apple-touch-icon.png", 180],
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
])("makes %s %d pixels wide and opaque to its corners", async (path, side) => {
  const icon = sharp(await made(path));
  expect(await icon.metadata()).toMatchObject({ format: "png", width: side, height: side });
  expect((await icon.stats()).isOpaque).toBe(true);
});

it("names the complex and only icons that are there in the manifest", async () => {
  const manifest: unknown = JSON.parse((await made("/site.webmanifest")).toString());
  expect(manifest).toMatchObject({ name: complex.identity.name, lang: "ko", start_url: "/" });
  const paths = siteIcons(complex).map(({ path }) => path);
  expect(manifest).toHaveProperty("icons.0.src", expect.toBeOneOf(paths));
  expect(manifest).toHaveProperty("icons.1.src", expect.toBeOneOf(paths));
});

it("gives every event of every complex a file at an address of its own", async () => {
  for (const folder of complexFolders) {
    const complex = await readComplex(folder);
    const paths = downloads(complex).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { key } of complex.schedule.events) expect(paths).toContain(`/calendar/${key}.ics`);
  }
});
