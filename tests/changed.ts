// What a change can have broken: the stages of `npm test -- --changed`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import ts from "typescript";
import { root } from "../app/scripts/paths.mjs";
import { CHECKS, QUICK_GESTURES, QUICK_JOURNEYS, QUICK_STORIES, type Run, type Stage, stage } from "./stages.ts";

/** Sources that have stories, each folder its own. */
const WITH_STORIES = ["packages/ui/src/", "packages/blocks/src/"];
/** Tests of the whole tree, which import little of what they judge. */
const WHOLE_TREE = "tests/unit";
/** What the site is made of beside the kit and the blocks, whose stories show what they do. */
const SITE = /^(?:app\/(?:src|complexes|scripts)|packages\/(?!ui|blocks)[^/]+\/src)\//;
/** What is no part of a build or a story, although it stands beside one. */
const BESIDE = /\.(?:test|stories)\.tsx?$|\.fixture\.tsx?$|\.md$/;
/** What runs on Firebase, whose tests need the emulators. */
const FIRESTORE = /\.rules$|\/(?:firestore|firebase)\/|^tests\/rules\//;
/** Stories of more folders than these are for `npm test`. */
const FEW_FOLDERS = 6;

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: root }).toString().split("\0").filter(Boolean);

function changedSince(revision: string): string[] {
  const files = [
    ...git("diff", "--name-only", "-z", revision),
    ...git("ls-files", "-z", "--others", "--exclude-standard"),
  ];
  return [...new Set(files)];
}

/** Returns the files of one package that import one of these files, directly or not, and these files. */
function dependentsOf(files: readonly string[], source: string): string[] {
  const importersOf = new Map<string, string[]>();
  for (const file of git("ls-files", "-z", "--", source).filter(
    (path) => /\.tsx?$/.test(path) && existsSync(join(root, path)),
  )) {
    // The preprocessor overlooks `export * as`.
    const text = readFileSync(join(root, file), "utf8").replaceAll(/^export \* as \w+/gm, "export *");
    const { importedFiles } = ts.preProcessFile(text, true, true);
    for (const { fileName } of importedFiles) {
      const imported = normalize(join(dirname(file), fileName));
      importersOf.set(imported, [...(importersOf.get(imported) ?? []), file]);
    }
  }
  const found = new Set(files);
  for (const file of found) for (const importer of importersOf.get(file) ?? []) found.add(importer);
  return [...found];
}

const isStory = (file: string) =>
  file.endsWith(".stories.tsx") && WITH_STORIES.some((source) => file.startsWith(source));
const folderOf = (file: string) => basename(dirname(file));

/** Returns the names of the folders whose stories show one of these files: their own, and those of few users; none for all. */
function storyFoldersOf(files: readonly string[]): string[] {
  const users = WITH_STORIES.flatMap((source) => dependentsOf(files, source).filter(isStory).map(folderOf));
  const folders = [...new Set(users)];
  const own = new Set(files.map(folderOf));
  return folders.length > FEW_FOLDERS ? folders.filter((folder) => own.has(folder)) : folders;
}

/** Returns the stages that a change of these files, by their paths from the project's root, can have turned red. */
export function runOf(files: readonly string[]): Run {
  const touches = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const shown = files.filter((file) => WITH_STORIES.some((source) => file.startsWith(source)));
  const changesSite = files.some((file) => SITE.test(file) && !BESIDE.test(file));
  const specs = files.flatMap((file) => /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);

  const node = [...CHECKS, stage("unit", { script: "test:related", runner: "vitest", args: [...files, WHOLE_TREE] })];
  const browser: Stage[] = [];
  const alone: Stage[] = [];
  if (changesSite) browser.push(stage("build"));
  if (changesSite || touches(/^tests\/site\//))
    node.push(stage("site", { runner: "vitest", ...(changesSite && { needs: ["build"] }) }));
  if (touches(FIRESTORE)) node.push(stage("rules", { runner: "vitest" }));
  const everyStory = touches(/^(?:\.storybook|tests\/storybook)\/[^/]+$/);
  if (everyStory || shown.length > 0) {
    const folders = everyStory ? [] : storyFoldersOf(shown);
    browser.push({ ...QUICK_STORIES, args: [...(QUICK_STORIES.args ?? []), ...folders] });
    alone.push({
      ...QUICK_GESTURES,
      needs: ["stories"],
      args: [...(QUICK_GESTURES.args ?? []), "--pass-with-no-tests", ...folders],
    });
  }
  if (changesSite || touches(/^tests\/e2e\/support\//)) browser.push(QUICK_JOURNEYS);
  else if (specs.length > 0) browser.push(stage("e2e", { runner: "playwright", args: specs }));
  return { lanes: [node, browser], alone };
}

/** Returns the stages that the change since a revision can have turned red. */
export function changedRun(revision: string, say: (line: string) => void): Run {
  const files = changedSince(revision);
  if (files.length > 0) return runOf(files);
  say(`nothing has changed since ${revision}; name an earlier state: npm test -- --changed=HEAD~1`);
  return { lanes: [], alone: [] };
}
