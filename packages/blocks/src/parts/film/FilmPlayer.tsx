import { VideoPlayer } from "@danji/ui/video-player";
import { useId } from "react";
import { ComingSoon } from "../ComingSoon.tsx";
import { Caption } from "../Caption.tsx";
import type { SitePicture } from "@danji/complex/media/picture";
import { Disclosure } from "@danji/ui/disclosure";
import { PlainHeading } from "../blocks.styles.ts";
import { inlineText } from "../inline-text.tsx";
import { Figure, FilmWords, Scenes } from "./film.styles.ts";
import type { SiteFilm } from "@danji/complex/media/film";

/** The most that a film takes, in wide windows and in narrow ones (docs/product.md, 9). */
const SHAPE = { width: 1300, height: 500 };
const NARROW = { width: 400, height: 300 };

/** AV1 of the main profile, 8 bits, up to level 3.1: a million pixels 25 times a second. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

interface FilmPlayerProps {
  film: SiteFilm;
  autoPlay: boolean;
  /** Whether it fills its place, cut where that has another shape, or is seen in full, as drawings have to be. */
  fit: "cover" | "contain";
}

/** Shows a film, and below it what it shows in words. The placeholder stands where there is no film yet. */
export function FilmPlayer({ film, autoPlay, fit }: FilmPlayerProps) {
  const wordsId = useId();
  const { title, poster, film: medium, description, scenes } = film;
  return (
    <div>
      {medium ? (
        <Figure>
          <VideoPlayer.Root
            aria-label={title}
            aria-describedby={wordsId}
            poster={posterFile(poster)}
            shape={SHAPE}
            narrow={NARROW}
            autoPlay={autoPlay}
          >
            {medium.kind === "file" ? (
              <VideoPlayer.Film
                src={medium.src}
                formats={medium.av1 === undefined ? [] : [{ src: medium.av1, type: AV1 }]}
                fit={fit}
              >
                {/* A silent film has its words in the picture, and all of them below it. */}
                <track
                  kind="captions"
                  src={medium.captions}
                  srcLang="ko"
                  label="한국어 자막"
                  default={!medium.silent}
                />
              </VideoPlayer.Film>
            ) : (
              <VideoPlayer.Provider src={medium.src} />
            )}
          </VideoPlayer.Root>
          <Caption picture={poster} />
        </Figure>
      ) : (
        <ComingSoon />
      )}
      <FilmWords columns={2} gap={12} rowGap={6}>
        <p id={wordsId}>{inlineText(description)}</p>
        {scenes.length > 0 && (
          <Disclosure.Root>
            <PlainHeading headingLevel={3}>장면을 글로</PlainHeading>
            <Disclosure.Content>
              <Scenes>
                {scenes.map((scene) => (
                  <li key={scene}>
                    <span>{inlineText(scene)}</span>
                  </li>
                ))}
              </Scenes>
            </Disclosure.Content>
          </Disclosure.Root>
        )}
      </FilmWords>
    </div>
  );
}

/** The poster no wider than a film ever is: its element takes one file, on small screens too. */
const posterFile = ({ avif, src }: SitePicture): string =>
  avif
    .split(", ")
    .map((candidate) => candidate.split(" "))
    .findLast(([, width]) => Number.parseInt(width ?? "", 10) <= SHAPE.width)?.[0] ?? src;
