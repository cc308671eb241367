import { describe, expect, it } from "vitest";
import { checkFiles } from "../src/check/files.ts";
import { formatIssue } from "../src/issue.ts";
import { loadComplex } from "../src/load.ts";
import { broken } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";

const around = (width: number, height: number, addresses: readonly string[] = []) => ({
  pictures: new Map([["hero.jpg", { width, height }]]),
  addresses: new Set(addresses),
});

function faults(files: Record<string, unknown>, found: Parameters<typeof checkFiles>[1]): string[] {
  const result = loadComplex(files);
  if (!result.ok) throw new Error(`the copy cannot be loaded: ${JSON.stringify(result.issues)}`);
  return checkFiles(result.complex, found).map(formatIssue);
}

describe("checkFiles", () => {
  it("finds nothing where all pictures are there and large enough", () => {
    expect(faults(sampleFiles(), around(1920, 1440))).toEqual([]);
  });

  it("tells a picture that cannot be read", () => {
    expect(faults(sampleFiles(), { ...around(0, 0), pictures: new Map() })).toEqual([
      "images.json › hero.file: 그림으로 읽을 수 없는 파일입니다. JPEG나 PNG로 다시 내보내세요: images/hero.jpg [unreadable-picture]",
    ]);
  });

  it("tells a picture that is too small for its place, and only for that place", () => {
    expect(faults(sampleFiles(), around(1280, 1440))).toEqual([
      "home.json › hero.landscape: 이 자리에는 1920×1080 이상의 그림을 쓰세요: images/hero.jpg은 1280×1440입니다 [picture-size]",
    ]);
  });

  it("tells a link to a file that the site has not, and takes one that it has", () => {
    const files = broken(["pages", "/", "related"], [{ label: "공고", to: "/announcement.pdf" }]);
    expect(faults(files, around(1920, 1440))).toEqual([
      "pages.json › /.related.0.to: 사이트에 없는 파일입니다. public 폴더에 넣거나 주소를 고치세요: /announcement.pdf [missing-file]",
    ]);
    expect(faults(files, around(1920, 1440, ["/announcement.pdf"]))).toEqual([]);
  });
});
