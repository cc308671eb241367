import { describe, expect, it } from "vitest";
import { kinds } from "@danji/blocks/kinds.ts";
import { type FilmFacts, checkFiles } from "../src/check/files.ts";
import { formatIssue } from "../src/issue.ts";
import { broken, complexOf, toured } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { readCues } from "../src/captions.ts";

const around = (width: number, height: number, addresses: readonly string[] = []) => ({
  pictures: new Map([["hero.jpg", { width, height }]]),
  addresses: new Set(addresses),
  films: new Map<string, FilmFacts | undefined>(),
  captions: new Map<string, string>(),
});

const film = {
  kind: "file",
  file: "dusk.mp4",
  captions: "dusk.vtt",
  seconds: 10,
  silent: true,
  uploaded: "2026-01-01",
};
const withFilm = broken(["videos", "brand", "film"], film);
const VTT = "WEBVTT\n\n00:01.000 --> 00:02.000\n불이 켜집니다.\n\n00:02.000 --> 00:10.000\n밤이 됩니다.\n";

const MP4: FilmFacts = { container: "mp4", seconds: 10, video: "avc1", width: 1280, height: 960, hasFirstFrame: true };

/** Files of a complex with that film and its captions. */
const filmed = (vtt: string, films: Readonly<Record<string, FilmFacts | undefined>> = { "dusk.mp4": MP4 }) => ({
  ...around(1920, 1440),
  films: new Map(Object.entries(films)),
  captions: new Map([["dusk.vtt", vtt]]),
});

const faults = (files: Record<string, unknown>, found: Parameters<typeof checkFiles>[1]): string[] =>
  checkFiles(complexOf(files), found, kinds).map(formatIssue);

it("finds nothing where all pictures are there and large enough", () => {
  expect(faults(sampleFiles(), around(1920, 1440))).toEqual([]);
});

it("reports an unreadable image", () => {
  expect(faults(sampleFiles(), { ...around(0, 0), pictures: new Map() })).toEqual([
    "images.json › hero.file: 이미지로 끝까지 읽을 수 없는 파일입니다. 원본을 다시 복사하거나 JPEG나 PNG로 다시 내보내세요: images/hero.jpg [unreadable-picture]",
  ]);
});

const special = {
  kind: "special",
  title: "살림의 순서로 그린 집",
  text: "한 문장",
  picture: "small",
  points: [],
  link: { label: "84A", to: "/FloorPlan/59A" },
};

const feature = {
  kind: "features",
  features: [{ title: "걷는 길", image: "small", paragraphs: ["아이와 나란히 걷습니다."] }],
};
const card = { kind: "cards", cards: [{ title: "저녁", text: "불이 켜집니다.", image: "small" }] };
const picture = { kind: "picture", image: "small" };
const section = (block: unknown) => [{ heading: "단지의 저녁", blocks: [block] }];

it.each([
  // These fill the screen.
  ["pages.json › /Brand/intro.banner", ["pages", "/Brand/intro", "banner"], "small", 1600, 900],
  ["home.json › sections.0.picture", ["home", "sections", 0, "picture"], "small", 1600, 900],
  ["home.json › sections.0.picture", ["home", "sections", 0], special, 1600, 900],
  ["home.json › sections.3.picture", ["home", "sections", 3, "picture"], "small", 1600, 900],
  ["home.json › hero.landscape", ["home", "hero", "landscape"], "small", 1920, 1080],
  ["home.json › hero.portrait", ["home", "hero", "portrait"], "small", 1080, 1440],
  ["pages.json › /.sections.0.blocks.0.cards.0.image", ["pages", "/", "sections"], section(card), 800, 500],
  ["pages.json › /.sections.0.blocks.0.features.0.image", ["pages", "/", "sections"], section(feature), 1200, 800],
  ["pages.json › /.sections.0.blocks.0.image", ["pages", "/", "sections"], section(picture), 1280, 720],
  ["share.json › groups./Brand", ["share", "groups", "/Brand"], "small", 1200, 630],
  ["tours.json › 0.still", ["tours", 0, "still"], "small", 1280, 720],
  ["videos.json › brand.poster", ["videos", "brand", "poster"], "small", 1280, 720],
])("takes at %s what is large enough, and nothing less", (place, path, value, width, height) => {
  const files = {
    ...broken(path, value),
    images: { ...sampleFiles().images, small: { file: "small.jpg", alt: "해 질 녘의 산책로" } },
  };
  const sized = (across: number, down: number) => ({
    ...around(1920, 1440),
    pictures: new Map([
      ["hero.jpg", { width: 1920, height: 1440 }],
      ["small.jpg", { width: across, height: down }],
    ]),
  });
  expect(faults(files, sized(width, height))).toEqual([]);
  for (const [across, down] of [
    [width - 1, height],
    [width, height - 1],
  ] as const)
    expect(faults(files, sized(across, down))).toEqual([
      `${place}: 이 자리에는 ${width}×${height} 이상의 이미지를 쓰세요: images/small.jpg은 ${across}×${down}입니다 [picture-size]`,
    ]);
});

it("reports a link to a missing file, and accepts one to an existing file", () => {
  const files = broken(["pages", "/", "related"], [{ label: "공고", to: "/announcement.pdf" }]);
  expect(faults(files, around(1920, 1440))).toEqual([
    "pages.json › /.related.0.to: 사이트에 없는 파일입니다. public 폴더에 넣거나 주소를 고치세요: /announcement.pdf [missing-file]",
  ]);
  expect(faults(files, around(1920, 1440, ["/announcement.pdf"]))).toEqual([]);
});

it.each(["/공고.pdf", encodeURI("/공고.pdf"), "/공고%20(최종).pdf", "/%2e%2e/공고.pdf", "/100%.pdf"])(
  "reads the address of a file as browsers do: %s",
  (to) => {
    const found = faults(
      broken(["pages", "/", "related"], [{ label: "공고", to }]),
      around(1920, 1440, ["/공고.pdf", "/공고 (최종).pdf"]),
    );
    expect(found.length).toBe(/%2e|100%/u.test(to) ? 1 : 0);
  },
);

it.each([
  [2048, 1024, []],
  [
    3000,
    1600,
    [
      "images.json › sphere.file: 파노라마는 너비가 높이의 두 배여야 합니다: images/sphere.jpg은 3000×1600입니다 [panorama-shape]",
    ],
  ],
  [
    1024,
    512,
    [0, 1].map(
      (scene) =>
        `tour.json › scenes.${scene}.image: 이 자리에는 2048×1024 이상의 이미지를 쓰세요: images/sphere.jpg은 1024×512입니다 [picture-size]`,
    ),
  ],
])("takes a panorama of %i by %i, or tells what is wrong with it", (width, height, found) => {
  const wide = around(1920, 1440);
  const pictures = new Map([...wide.pictures, ["sphere.jpg", { width, height }]]);
  expect(faults(toured(), { ...wide, pictures })).toEqual(found);
});

it("takes the site's own tour where there is one", () => {
  const files = broken(["tours", 0, "src"], "/tour");
  expect(faults(files, around(1920, 1440, ["/tour"]))).toEqual([]);
  expect(faults(files, around(1920, 1440))).toEqual([
    "tours.json › 0.src: 사이트에 없는 파일입니다. public 폴더에 넣거나 주소를 고치세요: /tour [missing-file]",
  ]);
});

it("takes a film that is there with its captions", () => {
  expect(faults(withFilm, filmed(VTT))).toEqual([]);
});

it("reports missing films and captions", () => {
  expect(faults(withFilm, around(1920, 1440))).toEqual([
    "videos.json › brand.film.file: 영상 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: films/dusk.mp4 [film-file]",
    "videos.json › brand.film.captions: 자막 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: films/dusk.vtt [captions]",
  ]);
});

it("reports a missing lighter version of a film", () => {
  expect(faults(broken(["videos", "brand", "film"], { ...film, av1: "dusk.webm" }), filmed(VTT))).toEqual([
    "videos.json › brand.film.av1: 영상 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: films/dusk.webm [film-file]",
  ]);
});

it.each<[what: string, found: FilmFacts | undefined, reason: string]>([
  ["is no film", undefined, "영상으로 읽을 수 없는 파일입니다. 원본을 다시 복사하거나 MP4(H.264)로 다시 내보내세요"],
  ["has no picture", { ...MP4, video: undefined }, "영상으로 읽을 수 없는 파일입니다"],
  ["starts amid others", { ...MP4, hasFirstFrame: false }, "영상으로 읽을 수 없는 파일입니다"],
  ["is HEVC", { ...MP4, video: "hvc1" }, "재생하지 못하는 브라우저가 있는 형식입니다(mp4, hvc1). MP4(H.264)로"],
  ["is WebM", { ...MP4, container: "webm", video: "V_AV1" }, "형식입니다(webm, V_AV1)"],
  ["has Dolby's sound", { ...MP4, audio: "ac-3" }, "형식입니다(mp4, avc1, ac-3)"],
  ["is shorter", { ...MP4, seconds: 6.04 }, "영상은 6초, seconds는 10초입니다"],
  ["has sound", { ...MP4, audio: "mp4a" }, "소리가 있는 영상입니다. silent를 고치세요"],
  ["stands upright", { ...MP4, width: 720, height: 1280 }, "영상(720×1280)과 poster(1920×1440)의 모양이 다릅니다"],
])("tells of a film that %s", (_what, found, reason) => {
  expect(faults(withFilm, filmed(VTT, { "dusk.mp4": found }))).toContainEqual(
    expect.stringMatching(/^videos\.json › brand\.film\.file: .*: films\/dusk\.mp4 \[film-file\]$/u),
  );
  expect(faults(withFilm, filmed(VTT, { "dusk.mp4": found })).join("\n")).toContain(reason);
});

it("tells of a lighter version in another format", () => {
  const both = filmed(VTT, { "dusk.mp4": MP4, "dusk.webm": { ...MP4, container: "webm", video: "V_VP9" } });
  expect(faults(broken(["videos", "brand", "film"], { ...film, av1: "dusk.webm" }), both)).toEqual([
    "videos.json › brand.film.av1: 재생하지 못하는 브라우저가 있는 형식입니다(webm, V_VP9). WebM(AV1)로 다시 내보내세요: films/dusk.webm [film-file]",
  ]);
});

it("takes a provider's film as it is", () => {
  const provider = { kind: "provider", src: "https://film.example/1", seconds: 10, uploaded: "2026-01-01" };
  expect(faults(broken(["videos", "guides", 0, "film"], provider), around(1920, 1440))).toEqual([]);
});

it.each(["", "1\n00:00:01,000 --> 00:00:02,000\n다른 형식", "WEBVTT\n\n00:01.000 --> 00:02.000\n"])(
  "tells captions that show nothing: %j",
  (vtt) => {
    expect(faults(withFilm, filmed(vtt))).toEqual([
      "videos.json › brand.film.captions: WebVTT 자막으로 읽을 수 없거나 빈 자막이 있습니다: films/dusk.vtt [captions]",
    ]);
  },
);

it.each([
  ["ends after the film", VTT.replace("00:10.000", "00:10.001"), 2],
  ["begins before the last one has ended", VTT.replace("00:02.000 -->", "00:01.900 -->"), 2],
  ["ends before it begins", VTT.replace("00:01.000", "00:02.500"), 1],
])("tells a cue that %s", (_fault, vtt, cue) => {
  expect(faults(withFilm, filmed(vtt))).toContain(
    `videos.json › brand.film.captions: ${cue}번째 자막의 시간이 앞 자막과 겹치거나 영상(10초)을 벗어납니다: films/dusk.vtt [captions]`,
  );
});

describe("captions", () => {
  it("reads cues with their times, with names, settings and several lines", () => {
    const vtt =
      "WEBVTT - 홍보영상\r\n\r\nNOTE 그림에서 옮김\r\n\r\nfirst\r\n00:00.400 --> 00:02.500 line:90%\r\n해가 지고,\r\n창에 불이 켜집니다.\r\n\r\n01:00:01.000 --> 01:00:02.000\r\n끝";
    expect(readCues(vtt)).toEqual([
      { from: 0.4, to: 2.5, text: "해가 지고, 창에 불이 켜집니다." },
      { from: 3601, to: 3602, text: "끝" },
    ]);
  });

  it.each(["", "WEBVTT", "1\n00:00:01,000 --> 00:00:02,000\n다른 형식", "WEBVTTS\n\n00:01.000 --> 00:02.000\n줄"])(
    "reads nothing from what is not WebVTT: %j",
    (text) => {
      expect(readCues(text)).toEqual([]);
    },
  );

  it.each([
    ["voices and styles", "<v 해설><i>하루</i> &amp; 아침 &lt;햇살&gt;</v>", "하루 & 아침 <햇살>"],
    ["classes and times", "<c.yellow>해가</c> <00:00:06.000>집니다.", "해가 집니다."],
    ["references", "12&nbsp;월&#x2F;&#49;2월 &unknown; &#9999999;", "12\u00A0월/12월 &unknown; &#9999999;"],
    ["a tag that does not end", "해가 집니다. <c", "해가 집니다."],
  ])("shows %s as browsers do", (_what, text, shown) => {
    expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)[0]?.text).toBe(shown);
  });

  it("takes lines that end with CR alone", () => {
    expect(readCues("WEBVTT\r\r00:01.000 --> 00:02.000\r해가\r집니다.\r\r00:02.000 --> 00:03.000\r끝")).toMatchObject([
      { text: "해가 집니다." },
      { text: "끝" },
    ]);
  });
});
