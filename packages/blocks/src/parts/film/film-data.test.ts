import { expect, it } from "vitest";
import { filmData } from "./FilmData.tsx";
import { sampleFilm } from "./film.fixture.ts";

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
