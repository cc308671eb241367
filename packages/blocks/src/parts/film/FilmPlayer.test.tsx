import { expect, it } from "vitest";
import { render } from "../../../../ui/tests/render.tsx";
import { sampleFilm } from "./film.fixture.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";
import type { SiteFilm } from "@danji/complex/media/film";

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
