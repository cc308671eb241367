import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { videosOf } from "@danji/complex/schema/videos";
import { expect, it } from "vitest";
import { complexFolders } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { filmFacts } from "./film-facts.ts";

/** Returns the first film of the complexes of the repository in both of its formats. */
async function anyFilm() {
  for (const folder of complexFolders)
    for (const { video } of videosOf((await readComplex(folder)).videos))
      if (video.film?.kind === "file" && video.film.av1 !== undefined) {
        const read = (name: string) => readFile(join(folder, "films", name));
        return { mp4: await read(video.film.file), webm: await read(video.film.av1), seconds: video.film.seconds };
      }
  throw new Error("No complex has a film.");
}

const { mp4, webm, seconds } = await anyFilm();

/** A copy of the MP4 with some bytes behind a mark changed; the mark is searched from where samples are described. */
function changed(mark: string, offset: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(mp4);
  copy.set(bytes, copy.indexOf(mark, copy.indexOf("moov")) + offset);
  return copy;
}

it.each([
  ["mp4", mp4, "avc1"],
  ["webm", webm, "V_AV1"],
])("reads length, codec and size of %s", (container, file, video) => {
  const facts = filmFacts(file);
  expect(facts).toMatchObject({ container, video, hasFirstFrame: true });
  expect(facts?.audio).toBeUndefined();
  expect(facts?.seconds).toBeCloseTo(seconds, 1);
  expect(facts?.width).toBeGreaterThan(facts?.height ?? 0);
});

it("names other codecs, and profiles that browsers do not decode", () => {
  const stsd = mp4.indexOf("stsd");
  expect(filmFacts(changed("stsd", mp4.indexOf("avc1", stsd) - stsd, [...Buffer.from("hvc1")]))?.video).toBe("hvc1");
  expect(filmFacts(changed("avcC", 5, [244]))?.video).not.toBe("avc1");
});

it("turns a film as its matrix says", () => {
  const [lying, upright] = [filmFacts(mp4), filmFacts(changed("tkhd", 4 + 40, [0, 0, 0, 0, 0, 1, 0, 0]))];
  expect([upright?.width, upright?.height]).toEqual([lying?.height, lying?.width]);
});

it("reads nothing from a torn film and from other files", () => {
  for (const file of [mp4, webm]) expect(filmFacts(file.subarray(0, Math.round(file.length * 0.6)))).toBeUndefined();
  for (const text of ["", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "# 영상\n\n나중에 넣습니다.\n"])
    expect(filmFacts(Buffer.from(text))?.video).toBeUndefined();
});
