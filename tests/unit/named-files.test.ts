import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const list = (...args: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...args], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));

const files = list();
const names = new Set(files.map((file) => basename(file)));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Whether a path is one of the repository, from its root or below one of its folders. */
const isFile = (path: string) =>
  path.includes("/") ? files.some((file) => `/${file}`.endsWith(`/${path}`)) : names.has(path);

const COMMENTS = /^\s*(?:\/?\*|\/\/).*$/gmu;
const NAMED = /`(?<path>(?:[\w@-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|rules))`/gu;

it("names files in comments that exist", () => {
  const missing = list("*.ts", "*.tsx", "*.mjs").flatMap((file) =>
    [...(read(file).match(COMMENTS) ?? []).join("\n").matchAll(NAMED)].flatMap(({ groups }) =>
      groups?.path === undefined || isFile(groups.path) ? [] : [`${file}: ${groups.path}`],
    ),
  );
  expect(missing).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:|#)(?<path>[^)\s#]+)/gu;
const FROM_ROOT = /`(?<path>(?:app|docs|packages|tests)\/[\w@/.-]+\.(?:tsx?|mjs|css|rules|md))`/gu;

it("links and names files in documents that exist", () => {
  const missing = list("*.md").flatMap((file) => {
    const text = read(file).replaceAll(/^```[\s\S]*?^```/gmu, "");
    const targets = [
      ...[...text.matchAll(LINK)].map(({ groups }) => join(dirname(file), groups?.path ?? "")),
      ...[...text.matchAll(FROM_ROOT)].map(({ groups }) => groups?.path ?? ""),
    ];
    return targets.filter((path) => !existsSync(join(root, path))).map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
