import { readCues } from "../captions.ts";
import { UNREADABLE } from "../schema/primitives.ts";
import { videosOf } from "../videos.ts";
import type { FilesAround, Size } from "./files.ts";
import type { Rule } from "./rule.ts";

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

/** The files of films are there, in a format that every browser plays, and as `videos.json` describes them. */
export const filmFiles = ({ films, pictures }: Pick<FilesAround, "films" | "pictures">): Rule => ({
  id: "film-file",
  check({ images, videos }, report) {
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
  },
});

/** Captions have to be there, in a form that browsers read, and within the film's length. */
export const captions = ({ captions: files }: Pick<FilesAround, "captions">): Rule => ({
  id: "captions",
  check({ videos }, report) {
    for (const { path, video } of videosOf(videos)) {
      if (video.film?.kind !== "file") continue;
      const { captions: name, seconds } = video.film;
      const place = `${path}.film.captions`;
      const vtt = files.get(name);
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
  },
});
