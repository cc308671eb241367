import { describe, expect, it } from "vitest";
import { kinds } from "@danji/blocks/kinds.ts";
import { loadComplex } from "../src/load.ts";
import { broken, faultsOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleTexts } from "../src/check/located.ts";

describe("loadComplex", () => {
  it("takes a complex with nothing wrong in it and fills in the defaults", () => {
    const result = loadComplex(sampleFiles(), kinds);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(result.complex.forms.consent).toBe("notice");
    expect(result.complex.pages["/Brand/intro"]).toMatchObject({ indexed: true, sections: [], related: [] });
  });

  it.each<[rule: string, place: string, value: unknown, reason: string]>([
    ["a missing value", "identity.json › name", undefined, "빠졌습니다. 이렇게 적으세요: 따옴표로 감싼 글"],
    [
      "no key of an image",
      "home.json › sections.0.picture",
      undefined,
      "images.json의 키를 영문 소문자, 숫자, -로 적으세요",
    ],
    ["an empty text", "images.json › hero.alt", "", "비어 있습니다. 내용을 적으세요"],
    ["a number as a text", "identity.json › name", 1, "여기에 쓸 수 없는 값입니다. 이렇게 적으세요: 따옴표로 감싼 글"],
    [
      "an unknown word",
      "forms.json › consent",
      "none",
      "여기에 쓸 수 없는 값입니다. 이렇게 적으세요: notice 또는 checkbox",
    ],
    ["an area of 0", "supply.json › types.0.exclusiveArea", 0, "0보다 커야 합니다"],
    ["half a home", "supply.json › types.0.households", 1.5, "여기에 쓸 수 없는 값입니다. 이렇게 적으세요: 정수"],
    ["no picture", "images.json › hero.file", "hero.gif", "영문 소문자, 숫자, -로 된 .jpg나 .png 파일 이름을 적으세요"],
    [
      "a key that cannot be one",
      "images.json › Hero 1",
      { file: "hero.jpg", alt: "해 질 녘의 단지" },
      "이 이름은 쓸 수 없습니다: 키는 영문 소문자, 숫자, -로만 적습니다",
    ],
    [
      "an address that is none",
      "forms.json › endpoints.visit",
      "visit",
      "/로 시작하는 사이트 안의 주소를 적으세요, https:// 로 시작하는 주소를 적으세요",
    ],
    ["blanks around a text", "identity.json › name", " 견본", "앞뒤의 빈칸을 지우세요"],
    [
      "a letter lost in another encoding",
      "identity.json › name",
      "견본\uFFFD",
      "깨진 글자나 제어 문자가 있습니다. 원본을 보고 다시 적으세요",
    ],
    ["no phone", "identity.json › phone", "+82 2 000", "전화번호 표기가 아닙니다. 031-000-0000처럼 적으세요"],
    ["a slash at the end", "identity.json › siteUrl", "https://a.example/", "끝의 /를 지우세요"],
    ["a site without https", "identity.json › siteUrl", "http://a.example", "https:// 로 시작하는 주소를 적으세요"],
    ...["/danji", "?x=1", "#top", "/danji/", "?"].map(
      (rest) =>
        [
          "more than an origin",
          "identity.json › siteUrl",
          `https://a.example${rest}`,
          "도메인까지만 적으세요. 경로와 ?, #, 사용자 이름은 지웁니다. 예: https://example.com",
        ] satisfies [string, string, unknown, string],
    ),
    [
      "a password in an address",
      "identity.json › siteUrl",
      "https://user:pw@a.example",
      "도메인까지만 적으세요. 경로와 ?, #, 사용자 이름은 지웁니다. 예: https://example.com",
    ],
    ["no date", "schedule.json › events.0.start", "2026.2.28", "yyyy-mm-dd 형식의 날짜로 적으세요"],
    ["a day of no calendar", "schedule.json › events.0.start", "2026-02-30", "달력에 없는 날짜입니다. 날짜를 고치세요"],
    ["an early end", "schedule.json › events.4.end", "2026-04-01", "끝나는 날이 시작하는 날보다 앞섭니다"],
    ["a short description", "pages.json › /.description", "짧다", "설명은 50자 이상이어야 합니다"],
    ["a long title", "pages.json › /.title", "제".repeat(41), "제목은 40자까지입니다"],
    ["no colour", "theme.json › color.inverse", "green", "#rrggbb 형식의 색을 적으세요"],
  ])("tells %s at %s", (_rule, place, value, reason) => {
    const [file = "", path = ""] = place.split(".json › ");
    expect(faultsOf(broken([file, ...path.split(".")], value))).toContain(`${place}: ${reason} [schema]`);
  });

  const hours = ["schedule", "events", 0, "hours"];
  it.each<[rule: string, path: (string | number)[], value: unknown, fault: string]>([
    [
      "no closed day",
      ["schedule", "closedDays"],
      ["월", "매주 화"],
      "schedule.json › closedDays.1: yyyy-mm-dd 형식의 날짜나 요일 한 글자(월)로 적으세요",
    ],
    [
      "a missing file",
      ["facts"],
      undefined,
      "facts.json › (전체): 파일이 없습니다. app/complexes/_template의 같은 파일을 복사해 고치세요",
    ],
    ["a foreign file", ["notes"], {}, "notes.json › (전체): 알 수 없는 파일입니다. 지우거나 이름을 고치세요"],
    [
      "an unknown key",
      ["identity", "fax"],
      "0",
      "identity.json › (전체): 알 수 없는 키입니다. 지우거나 이름을 고치세요: fax",
    ],
    ["a list without items", ["menu"], [], "menu.json › (전체): 1개 이상이어야 합니다"],
    [
      "an unknown kind",
      ["videos", "brand", "film"],
      { kind: "tape" },
      "videos.json › brand.film.kind: 알 수 없는 kind입니다. 이렇게 적으세요: file 또는 provider",
    ],
    [
      "an hour that no clock has",
      hours,
      { from: "9:00", to: "17:30" },
      "schedule.json › events.0.hours.from: hh:mm 형식의 시각으로 적으세요",
    ],
    [
      "hours that end before they start",
      hours,
      { from: "17:30", to: "09:00" },
      "schedule.json › events.0.hours.to: 끝나는 시각이 시작하는 시각보다 늦어야 합니다",
    ],
    [
      "dates out of order",
      ["schedule", "events", 0, "start"],
      "2026-12-01",
      "schedule.json › events.1.start: 바로 앞의 일정보다 이른 날짜입니다. 날짜 순서로 적으세요",
    ],
  ])("tells %s with file, path and reason", (_rule, path, value, fault) => {
    expect(faultsOf(broken(path, value))).toContain(`${fault} [schema]`);
  });

  it("writes a domain in Hangul in Punycode for files, and as it is for people", () => {
    const result = loadComplex(broken(["identity", "siteUrl"], "https://견본.한국:8443"), kinds);
    expect(result).toMatchObject({
      ok: true,
      complex: { identity: { siteUrl: "https://xn--l89a222a.xn--3e0b707e:8443", shownUrl: "https://견본.한국:8443" } },
    });
  });

  it("reports all faults together", () => {
    const files = broken(["identity", "name"], "");
    files["facts"] = undefined;
    expect(faultsOf(files)).toHaveLength(2);
  });
});

it.each([
  ["[예시] 소식의 제목", true],
  ["○○건설의 소식", true],
  ["소식 [예시]", false],
  ["소식의 제목", false],
])("takes %j for a text of the template: %s", (title, isSample) => {
  const result = loadComplex(broken(["press", 0, "title"], title), kinds);
  const found = result.ok ? sampleTexts(result.complex) : [];
  expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(isSample ? ["press.json 0.title"] : []);
});
