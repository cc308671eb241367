import type { ComponentProps } from "react";
import { VideoPlayer } from "./index.ts";

export const TITLE = "견본 단지 홍보영상";

const file = (name: string) => new URL(`../../tests/media/${name}`, import.meta.url).href;

/** Two seconds of a complex that does not exist, without sound. */
export const FILM = file("film.webm");
export const POSTER = file("dusk-480.webp");

const CAPTIONS = `data:text/vtt;charset=utf-8,${encodeURIComponent("WEBVTT\n\n00:00.000 --> 00:02.000\n해가 지고 창마다 불이 켜집니다.\n")}`;

interface SampleFilmProps extends ComponentProps<typeof VideoPlayer.Root> {
  /** Address of its file. @default a film of two seconds */
  src?: string | undefined;
  fit?: "cover" | "contain" | undefined;
}

/** Shows a film with captions. */
export function SampleFilm({ src = FILM, fit, children: _children, ...root }: SampleFilmProps) {
  return (
    <VideoPlayer.Root {...root}>
      <VideoPlayer.Film src={src} fit={fit}>
        <track kind="captions" src={CAPTIONS} srcLang="ko" label="한국어 자막" default />
      </VideoPlayer.Film>
    </VideoPlayer.Root>
  );
}

/** Shows a provider's film: a page that is its own player. */
export function ProviderFilm({ children: _children, ...root }: ComponentProps<typeof VideoPlayer.Root>) {
  return (
    <VideoPlayer.Root {...root}>
      <VideoPlayer.Provider src={PROVIDER} />
    </VideoPlayer.Root>
  );
}

export const PROVIDER = `data:text/html;charset=utf-8,${encodeURIComponent('<!doctype html><html lang="ko"><title>영상</title><button>재생</button>')}`;
