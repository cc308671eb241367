import type { Complex } from "../complex.ts";
import { decodePath } from "../decode-path.ts";
import type { Issue } from "../issue.ts";
import { captions, filmFiles, type FilmFacts } from "./films.ts";
import type { Located } from "./located.ts";
import { imageReferences } from "./references/images.ts";
import { isFileAddress, linkReferences } from "./references/links.ts";
import { type Rule, runRules } from "./rule.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Files beside a complex's JSON files, as read from the disk. */
export interface FilesAround {
  /** Sizes of the pictures in `images/`, by name; a file that cannot be decoded whole is left out. */
  readonly pictures: ReadonlyMap<string, Size>;
  /** Addresses of the site's files that are no pages, not encoded: those of `public/` and those that the build makes. */
  readonly addresses: ReadonlySet<string>;
  /** Films in `films/`, by name; nothing of a file that is no film, or is not there whole. */
  readonly films: ReadonlyMap<string, FilmFacts | undefined>;
  /** Texts of the captions in `films/`, by name. */
  readonly captions: ReadonlyMap<string, string>;
}

/** Least size of a master by where it is used: the drawn size in a window of 1920px, enlarged by a fifth at most. */
const LEAST: readonly (Size & { readonly place: RegExp })[] = [
  { place: /^home\.json hero\.landscape$/u, width: 1920, height: 1080 },
  { place: /^home\.json hero\.portrait$/u, width: 1080, height: 1440 },
  { place: /^home\.json (?:special|location|brand|booking)\.picture$/u, width: 1600, height: 900 },
  { place: /^pages\.json .*\.banner$/u, width: 1600, height: 900 },
  { place: /^pages\.json .*\.cards\.\d+\.image$/u, width: 800, height: 500 },
  { place: /^pages\.json .*\.features\.\d+\.image$/u, width: 1200, height: 800 },
  { place: /^share\.json /u, width: 1200, height: 630 },
  { place: /^tour\.json scenes\.\d+\.image$/u, width: 2048, height: 1024 },
  { place: /./u, width: 1280, height: 720 },
];

/** The place of a picture as {@link LEAST} names it: a section of the home page by its kind, whatever its turn. */
function placeOf({ home }: Complex, { file, path }: Located<string>): string {
  const named = path.replace(/^sections\.(\d+)\./u, (_all, index: string) => `${home.sections[Number(index)]?.kind}.`);
  return `${file} ${file === "home.json" ? named : path}`;
}

/** Returns what is said of a picture that cannot be decoded whole. */
export const unreadablePicture = (file: string) =>
  `이미지로 끝까지 읽을 수 없는 파일입니다. 원본을 다시 복사하거나 JPEG나 PNG로 다시 내보내세요: images/${file}`;

const pictureFile = ({ pictures }: FilesAround): Rule => ({
  id: "unreadable-picture",
  check({ images }, report) {
    for (const [key, { file }] of Object.entries(images))
      if (!pictures.has(file)) report("images.json", `${key}.file`, unreadablePicture(file));
  },
});

const pictureSize = ({ pictures }: FilesAround): Rule => ({
  id: "picture-size",
  check(complex, report) {
    for (const reference of imageReferences(complex)) {
      const { file, path, value } = reference;
      const image = complex.images[value];
      const size = image && pictures.get(image.file);
      const least = LEAST.find(({ place }) => place.test(placeOf(complex, reference)));
      if (size && least && (size.width < least.width || size.height < least.height))
        report(
          file,
          path,
          `이 자리에는 ${least.width}×${least.height} 이상의 이미지를 쓰세요: images/${image.file}은 ${size.width}×${size.height}입니다`,
        );
    }
  },
});

const panoramaShape = ({ pictures }: FilesAround): Rule => ({
  id: "panorama-shape",
  check({ images }, report) {
    for (const [key, { file, projection }] of Object.entries(images)) {
      const size = pictures.get(file);
      if (projection === "equirectangular" && size && size.width !== 2 * size.height)
        report(
          "images.json",
          `${key}.file`,
          `파노라마는 너비가 높이의 두 배여야 합니다: images/${file}은 ${size.width}×${size.height}입니다`,
        );
    }
  },
});

function fileReferences(complex: Complex): Located<string>[] {
  const { tours } = complex;
  const at = (file: string, path: string, value: string | undefined) =>
    value === undefined ? [] : [{ file, path, value }];
  return [
    ...linkReferences(complex).filter(({ value }) => isFileAddress(value)),
    ...tours.flatMap(({ src }, index) => at("tours.json", `${index}.src`, src)),
  ].filter(({ value }) => value.startsWith("/"));
}

const missingFile = ({ addresses }: FilesAround): Rule => ({
  id: "missing-file",
  check(complex, report) {
    for (const { file, path, value } of fileReferences(complex))
      // As a browser copies it: `/%EA%B3%B5%EA%B3%A0.pdf` is `/공고.pdf`.
      if (!addresses.has(`/${decodePath(value)?.join("/") ?? ""}`))
        report(file, path, `사이트에 없는 파일입니다. public 폴더에 넣거나 주소를 고치세요: ${value}`);
  },
});

/** Faults between a complex's JSON files and the files around them: pictures and films that are not there, cannot be shown or are not as described, captions that cannot be read, dead links to files. */
export const checkFiles = (complex: Complex, around: FilesAround): Issue[] =>
  runRules(
    [
      pictureFile(around),
      pictureSize(around),
      panoramaShape(around),
      missingFile(around),
      filmFiles(around),
      captions(around),
    ],
    complex,
  );
