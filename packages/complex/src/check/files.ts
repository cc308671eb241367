import type { Kinds } from "../kinds.ts";
import { readCues } from "../captions.ts";
import type { Located } from "./located.ts";
import { imageReferences, isFileAddress, linkReferences } from "./references/places.ts";
import { type Rule, rule, runRules } from "./rule.ts";
import type { Complex } from "../complex.ts";
import { decodePath } from "../decode-path.ts";
import type { Issue } from "../issue.ts";
import { UNREADABLE } from "../schema/primitives.ts";
import { videosOf } from "../schema/videos.ts";

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

const fileReferences = (complex: Complex, kinds: Kinds): Located<string>[] =>
  [
    ...linkReferences(complex, kinds).filter(({ value }) => isFileAddress(value)),
    ...complex.tours.map(({ src = "" }, index) => ({ file: "tours.json", path: `${index}.src`, value: src })),
  ].filter(({ value }) => value.startsWith("/"));

const FILE = "videos.json";

/** What the file of a film says of it. */
export interface FilmFacts extends Size {
  readonly container: string;
  readonly seconds: number;
  /** Codecs as the container names them; missing where there is no such track. */
  readonly video?: string | undefined;
  readonly audio?: string | undefined;
  /** Whether it starts with a frame that can be shown without others. */
  readonly hasFirstFrame: boolean;
}

/** What the supported browsers play, by the key of the file. */
const FORMATS = {
  file: { name: "MP4(H.264)", container: "mp4", video: ["avc1", "avc3"], audio: ["mp4a", ".mp3"] },
  av1: { name: "WebM(AV1)", container: "webm", video: ["V_AV1"], audio: ["A_OPUS", "A_VORBIS"] },
} as const;
/** Seconds by which the stated length may differ from the film's. */
const ROUNDED = 0.5;
/** Share by which the shape of a film may differ from that of its still picture. */
const SAME_SHAPE = 0.1;

const roundSeconds = (seconds: number) => Math.round(seconds * 10) / 10;

const fileRules = ({ pictures, addresses, films, captions }: FilesAround, kinds: Kinds): readonly Rule[] => [
  rule("unreadable-picture", ({ images }, report) => {
    for (const [key, { file }] of Object.entries(images))
      if (!pictures.has(file)) report("images.json", `${key}.file`, unreadablePicture(file));
  }),
  rule("picture-size", (complex, report) => {
    for (const reference of imageReferences(complex, kinds)) {
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
  }),
  rule("panorama-shape", ({ images }, report) => {
    for (const [key, { file, projection }] of Object.entries(images)) {
      const size = pictures.get(file);
      if (projection === "equirectangular" && size && size.width !== 2 * size.height)
        report(
          "images.json",
          `${key}.file`,
          `파노라마는 너비가 높이의 두 배여야 합니다: images/${file}은 ${size.width}×${size.height}입니다`,
        );
    }
  }),
  rule("missing-file", (complex, report) => {
    for (const { file, path, value } of fileReferences(complex, kinds))
      // As a browser copies it: `/%EA%B3%B5%EA%B3%A0.pdf` is `/공고.pdf`.
      if (!addresses.has(`/${decodePath(value)?.join("/") ?? ""}`))
        report(file, path, `사이트에 없는 파일입니다. public 폴더에 넣거나 주소를 고치세요: ${value}`);
  }),
  /** The files of films are there, in a format that every browser plays, and as `videos.json` describes them. */
  rule("film-file", ({ images, videos }, report) => {
    for (const { path, video } of videosOf(videos))
      for (const key of ["file", "av1"] as const) {
        const name = video.film?.kind === "file" ? video.film[key] : undefined;
        if (name === undefined || video.film?.kind !== "file") continue;
        const place = `${path}.film.${key}`;
        const tell = (reason: string) => report(FILE, place, `${reason}: films/${name}`);
        const format = FORMATS[key];
        const film = films.get(name);
        if (!films.has(name)) tell("영상 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요");
        else if (!film?.video || !film.hasFirstFrame)
          tell(`영상으로 읽을 수 없는 파일입니다. 원본을 다시 복사하거나 ${format.name}로 다시 내보내세요`);
        else {
          const codecs = [film.container, film.video, film.audio].filter((part) => part !== undefined);
          const played = new Set<string>([format.container, ...format.video, ...format.audio]);
          if (codecs.some((part) => !played.has(part)))
            tell(`재생하지 못하는 브라우저가 있는 형식입니다(${codecs.join(", ")}). ${format.name}로 다시 내보내세요`);
          if (Math.abs(film.seconds - video.film.seconds) > ROUNDED)
            tell(`영상은 ${roundSeconds(film.seconds)}초, seconds는 ${video.film.seconds}초입니다. 한쪽을 고치세요`);
          if (video.film.silent !== (film.audio === undefined))
            tell(`소리가 ${film.audio === undefined ? "없는" : "있는"} 영상입니다. silent를 고치세요`);
          const still = pictures.get(images[video.poster]?.file ?? "");
          const shape = still && (film.width * still.height) / (film.height * still.width);
          if (shape !== undefined && Math.abs(shape - 1) > SAME_SHAPE)
            tell(
              `영상(${film.width}×${film.height})과 poster(${still?.width}×${still?.height})의 모양이 다릅니다. 한쪽을 고치세요`,
            );
        }
      }
  }),
  /** Captions have to be there, in a form that browsers read, and within the film's length. */
  rule("captions", ({ videos }, report) => {
    for (const { path, video } of videosOf(videos)) {
      if (video.film?.kind !== "file") continue;
      const { captions: name, seconds } = video.film;
      const place = `${path}.film.captions`;
      const vtt = captions.get(name);
      if (vtt === undefined) {
        report(FILE, place, `자막 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: films/${name}`);
        continue;
      }
      if (UNREADABLE.test(vtt))
        report(FILE, place, `자막에 깨진 글자나 제어 문자가 있습니다. 원본을 보고 다시 적으세요: films/${name}`);
      const cues = readCues(vtt);
      if (cues.length === 0 || cues.some(({ text }) => text === ""))
        report(FILE, place, `WebVTT 자막으로 읽을 수 없거나 빈 자막이 있습니다: films/${name}`);
      cues.forEach(({ from, to }, index) => {
        if (from >= to || to > seconds || from < (cues[index - 1]?.to ?? 0))
          report(
            FILE,
            place,
            `${index + 1}번째 자막의 시간이 앞 자막과 겹치거나 영상(${seconds}초)을 벗어납니다: films/${name}`,
          );
      });
    }
  }),
];

/** Faults between a complex's JSON files and the files around them: pictures and films that are not there, cannot be shown or are not as described, captions that cannot be read, dead links to files. */
export const checkFiles = (complex: Complex, around: FilesAround, kinds: Kinds): Issue[] =>
  runRules(fileRules(around, kinds), complex);
