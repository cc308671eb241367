import { readCues } from "../captions.ts";
import { UNREADABLE } from "../schema/primitives.ts";
import { videosOf } from "../videos.ts";
import type { FilesAround } from "./files.ts";
import type { Rule } from "./rule.ts";

const FILE = "videos.json";

export const missingFilm = ({ films }: Pick<FilesAround, "films">): Rule => ({
  id: "missing-film",
  check({ videos }, report) {
    for (const { path, video } of videosOf(videos))
      for (const key of ["file", "av1"] as const) {
        const name = video.film?.kind === "file" ? video.film[key] : undefined;
        if (name !== undefined && !films.has(name))
          report(FILE, `${path}.film.${key}`, `영상 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: films/${name}`);
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
