import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { read, tracked } from "./tracked.ts";

const names = new Set(tracked.map((file) => basename(file)));

/** Whether a path is one of the repository, from its root or below one of its folders. */
const isFile = (path: string) =>
  path.includes("/") ? tracked.some((file) => `/${file}`.endsWith(`/${path}`)) : names.has(path);

const COMMENTS = /^\s*(?:\/?\*|\/\/).*$/gmu;
const NAMED = /`(?<path>(?:[\w@-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|rules))`/gu;

it("names files in comments that exist", () => {
  const missing = tracked
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file))
    .flatMap((file) =>
      [...(read(file).match(COMMENTS) ?? []).join("\n").matchAll(NAMED)].flatMap(({ groups }) =>
        groups?.path === undefined || isFile(groups.path) ? [] : [`${file}: ${groups.path}`],
      ),
    );
  expect(missing).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:|#)(?<path>[^)\s#]+)/gu;
const FROM_ROOT = /`(?<path>(?:app|docs|packages|tests)\/[\w@/.-]+\.(?:tsx?|mjs|css|rules|md))`/gu;

it("links and names files in documents that exist", () => {
  const missing = tracked
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const text = read(file).replaceAll(/^```[\s\S]*?^```/gmu, "");
      const targets = [
        ...[...text.matchAll(LINK)].map(({ groups }) => join(dirname(file), groups?.path ?? "")),
        ...[...text.matchAll(FROM_ROOT)].map(({ groups }) => groups?.path ?? ""),
      ];
      return targets.filter((path) => !existsSync(join(root, path))).map((path) => `${file}: ${path}`);
    });
  expect(missing).toEqual([]);
});

const ARGUMENT = /["' ](?<path>(?:app|packages|tests)\/[\w@/.-]+\.(?:tsx?|mjs))(?=["' ])/gu;

it("hands files to commands that exist", () => {
  const missing = ["package.json", ...tracked.filter((file) => /^tests\/[\w.-]+\.(?:ts|mjs)$/u.test(file))].flatMap(
    (file) =>
      [...read(file).matchAll(ARGUMENT)].flatMap(({ groups }) =>
        groups?.path === undefined || existsSync(join(root, groups.path)) ? [] : [`${file}: ${groups.path}`],
      ),
  );
  expect(missing).toEqual([]);
});
