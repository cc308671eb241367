import { blockImages } from "../../block-images.ts";
import type { Complex } from "../../complex.ts";
import { videosOf } from "../../videos.ts";
import { blocksOf, type Placed } from "../place.ts";
import type { Rule } from "../rule.ts";

/** Every place that names a picture. */
export function imageReferences({ pages, home, share, videos, tours }: Complex): Placed<string>[] {
  const at = (file: string) => (path: string, value: string) => ({ file, path, value });
  const [inPages, inHome, inShare, inVideos] = [at("pages.json"), at("home.json"), at("share.json"), at("videos.json")];
  return [
    ...Object.entries(pages).flatMap(([route, { banner }]) =>
      banner === undefined ? [] : [inPages(`${route}.banner`, banner)],
    ),
    ...blocksOf(pages).flatMap(({ path, value }) =>
      blockImages(value).map((image) => inPages(`${path}.${image.path}`, image.key)),
    ),
    inHome("hero.landscape", home.hero.landscape),
    inHome("hero.portrait", home.hero.portrait),
    inHome("location.picture", home.location.picture),
    inHome("booking.picture", home.booking.picture),
    inShare("home", share.home),
    inShare("press", share.press),
    ...Object.entries(share.groups).map(([group, key]) => inShare(`groups.${group}`, key)),
    ...videosOf(videos).map(({ path, video }) => inVideos(`${path}.poster`, video.poster)),
    ...tours.map(({ still }, index) => at("tours.json")(`${index}.still`, still)),
  ];
}

/** A picture that is named has to be in `images.json`. */
export const missingImage: Rule = {
  id: "missing-image",
  check(complex, report) {
    for (const { file, path, value } of imageReferences(complex))
      if (!Object.hasOwn(complex.images, value)) report(file, path, `images.json에 없는 그림입니다: ${value}`);
  },
};
