import type { Complex } from "../../complex.ts";
import { blockImages, homeImages, type Kinds } from "../../kinds.ts";
import { videosOf } from "../../videos.ts";
import { blocksOf, type Located } from "../located.ts";
import type { Rule } from "../rule.ts";

const PANORAMA = /^tour\.json scenes\.\d+\.image$/u;

export function imageReferences({ pages, home, share, videos, tours, tour }: Complex, kinds: Kinds): Located<string>[] {
  const at = (file: string) => (path: string, value: string) => ({ file, path, value });
  const [inPages, inHome, inShare, inVideos] = [at("pages.json"), at("home.json"), at("share.json"), at("videos.json")];
  return [
    ...Object.entries(pages).flatMap(([route, { banner }]) =>
      banner === undefined ? [] : [inPages(`${route}.banner`, banner)],
    ),
    ...blocksOf(pages).flatMap(({ path, value }) =>
      blockImages(kinds, value).map((image) => inPages(`${path}.${image.path}`, image.key)),
    ),
    ...homeImages(kinds, home).map(({ path, key }) => inHome(path, key)),
    inShare("home", share.home),
    inShare("press", share.press),
    ...Object.entries(share.groups).map(([group, key]) => inShare(`groups.${group}`, key)),
    ...videosOf(videos).map(({ path, video }) => inVideos(`${path}.poster`, video.poster)),
    ...tours.map(({ still }, index) => at("tours.json")(`${index}.still`, still)),
    ...(tour?.scenes ?? []).flatMap(({ image, still }, index) => [
      at("tour.json")(`scenes.${index}.image`, image),
      at("tour.json")(`scenes.${index}.still`, still),
    ]),
  ];
}

export const missingImage = (kinds: Kinds): Rule => ({
  id: "missing-image",
  check(complex, report) {
    for (const { file, path, value } of imageReferences(complex, kinds))
      if (!Object.hasOwn(complex.images, value))
        report(file, path, `images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: ${value}`);
  },
});

/** Panoramas are for the scenes of the tour and for nothing else: flat, they are bent out of shape. */
export const projection = (kinds: Kinds): Rule => ({
  id: "projection",
  check(complex, report) {
    for (const { file, path, value } of imageReferences(complex, kinds)) {
      const wanted = PANORAMA.test(`${file} ${path}`) ? "equirectangular" : "flat";
      const image = Object.hasOwn(complex.images, value) ? complex.images[value] : undefined;
      if (image && image.projection !== wanted)
        report(file, path, `이 자리에는 projection이 ${wanted}인 이미지를 쓰세요: ${value}`);
    }
  },
});
