import { expect, it } from "vitest";
import { render } from "../../../../ui/tests/render.tsx";
import { sampleFilm } from "./film.fixture.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";
import type { SiteFilm } from "@danji/complex/media/film";
import { filmData } from "./FilmData.tsx";

const show = (film: SiteFilm) => render(<FilmPlayer film={film} autoPlay={false} fit="contain" />);

it("shows a film under its name, and what it shows in words", () => {
  const { getByRole, getByText } = show(sampleFilm);
  const player = getByRole("group", { name: "홍보영상" });
  expect(player.getAttribute("aria-describedby")).toBe(getByText(sampleFilm.description).id);
  expect(player.querySelector("track")?.getAttribute("src")).toBe("/dusk.vtt");
  expect(Array.from(document.querySelectorAll("li"), ({ textContent }) => textContent)).toEqual(sampleFilm.scenes);
  expect(getByText("컴퓨터그래픽")).toBeDefined();
});

it("shows captions at once only where there is sound", () => {
  const { film } = sampleFilm;
  if (film?.kind !== "file") throw new Error("The sample is a file.");
  const isDefault = () => document.querySelector("track")?.default;
  const { unmount } = show(sampleFilm);
  expect(isDefault()).toBe(false);
  unmount();
  show({ ...sampleFilm, film: { ...film, silent: false } });
  expect(isDefault()).toBe(true);
});

it("offers the lighter file of a film first, where there is one", () => {
  const { film } = sampleFilm;
  if (film?.kind !== "file") throw new Error("The sample is a file.");
  show({ ...sampleFilm, film: { ...film, av1: "/dusk.webm" } });
  const sources = Array.from(document.querySelectorAll("source"), (source) => source.getAttribute("src"));
  expect(sources).toEqual(["/dusk.webm", "/dusk.mp4"]);
});

it("asks nothing of a provider before it is used", () => {
  const src = "https://film.example/1";
  const { getByRole } = show({ ...sampleFilm, film: { kind: "provider", src, seconds: 8, uploaded: "2026-03-02" } });
  expect(getByRole("link", { name: "영상 재생" }).getAttribute("href")).toBe(src);
  expect(document.querySelector("iframe, video")).toBeNull();
});

it("says what is to come where there is no film yet", () => {
  const { getByText, queryByRole } = show({ ...sampleFilm, film: undefined, scenes: [] });
  expect(getByText("준비 중입니다")).toBeDefined();
  expect(getByText(sampleFilm.description)).toBeDefined();
  expect(queryByRole("heading")).toBeNull();
});

const SITE = "https://sample.example";

it("names a file of the site by its absolute address", () => {
  expect(filmData(sampleFilm, SITE)).toEqual({
    "@type": "VideoObject",
    name: "홍보영상",
    description: "단지의 저녁을 보여 주는 영상입니다.",
    thumbnailUrl: "https://sample.example/poster.webp",
    uploadDate: "2026-03-02T00:00:00+09:00",
    duration: "PT10S",
    inLanguage: "ko",
    contentUrl: "https://sample.example/dusk.mp4",
  });
});

it("names a provider's film by its player", () => {
  const film = { kind: "provider", src: "https://film.example/1", seconds: 8, uploaded: "2026-03-02" } as const;
  const data = filmData({ ...sampleFilm, film }, SITE);
  expect(data).toMatchObject({ embedUrl: "https://film.example/1" });
  expect(data).not.toHaveProperty("contentUrl");
});

it("is empty for a missing film", () => {
  expect(filmData({ ...sampleFilm, film: undefined }, SITE)).toBeUndefined();
});
