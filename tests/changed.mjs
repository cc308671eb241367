// What a change can have broken: the stages of `npm test -- --changed`. Plain JavaScript, as tests/run.mjs.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import ts from "typescript";
import { root } from "../app/scripts/paths.mjs";
import { CHECKS, GESTURES, QUICK_STORIES, stage } from "./stages.mjs";

/** Sources that have stories, each folder its own. */
const WITH_STORIES = ["packages/ui/src/", "packages/sections/src/"];
/** Tests of the whole tree, which import little of what they judge. */
const WHOLE_TREE = "tests/unit";
/** What ends up in the site: a change there makes a new build necessary. */
const SITE = /^(?:app\/(?:src|complexes|scripts)|packages\/[^/]+\/src)\//;
/** What is no part of a build or a story, although it stands beside one. */
const BESIDE = /\.(?:test|stories)\.tsx?$|\.fixture\.tsx?$|\.md$/;
/** What runs on Firebase, whose tests need the emulators. */
const FIRESTORE = /\.rules$|\/(?:firestore|firebase)\/|^tests\/rules\//;
/** Stories of more folders than these take as long as all of them. */
const FEW_FOLDERS = 12;

/** End-to-end tests by what they prove: what has changed, and the beginnings of the names of the tests' files. */
export const JOURNEYS = [
  [/\/(?:modal|popup|InterestPopup)/, ["popup"]],
  [/\/(?:slide-menu|bottom-bar|MobileMenu|BottomBar)/, ["narrow"]],
  [/\/(?:dropdown-nav|skip-link|footer|banner|tab-bar|shell|frame)\//, ["shell"]],
  [/\/(?:accordion|slider|disclosure|wheel-pager)\/|\/(?:pages|sections\/src)\/home\//, ["home"]],
  [/\/(?:unit-viewer|floor-plans)\/|^packages\/floor-plan\//, ["plans"]],
  [/\/(?:video-player|film)\//, ["film"]],
  [/\/(?:form|field|forms|leads)\//, ["booking", "inquiry", "popup"]],
  [/\/(?:frame-embed|tour|tour-page)\//, ["tour"]],
  [/\/lightbox\//, ["lightbox"]],
  [/\/(?:load-more|table|press)\//, ["press", "admin-press"]],
  [/\/admin\//, ["admin"]],
  [/\/(?:tabs|documents|faq)\//, ["shell", "readable"]],
  [/\/share\//, ["share"]],
  [/\/announcement\//, ["announcement"]],
  [/\/(?:find-flat|site-plan)\//, ["find-flat"]],
  [/\/(?:routes|loading|main|start|App)[./]/, ["failures", "lazy-code", "shell"]],
];

const git = (...args) => execFileSync("git", args, { cwd: root }).toString().split("\0").filter(Boolean);

function changedSince(revision) {
  const files = [
    ...git("diff", "--name-only", "-z", revision),
    ...git("ls-files", "-z", "--others", "--exclude-standard"),
  ];
  return [...new Set(files)];
}

/** Returns the files of one package that import one of these files, directly or not, and these files. */
function dependentsOf(files, source) {
  const importersOf = new Map();
  for (const file of git("ls-files", "-z", "--", source).filter(
    (path) => /\.tsx?$/.test(path) && existsSync(join(root, path)),
  )) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true);
    for (const { fileName } of importedFiles) {
      const imported = normalize(join(dirname(file), fileName));
      importersOf.set(imported, [...(importersOf.get(imported) ?? []), file]);
    }
  }
  const found = new Set(files);
  for (const file of found) for (const importer of importersOf.get(file) ?? []) found.add(importer);
  return [...found];
}

/** Returns the names of the folders whose stories show one of these files; none for all of them. */
function storyFoldersOf(files) {
  const stories = WITH_STORIES.flatMap((source) =>
    dependentsOf(files, source)
      .filter((file) => file.startsWith(source) && file.endsWith(".stories.tsx"))
      .map((file) => basename(dirname(file))),
  );
  const folders = [...new Set(stories)];
  return folders.length > FEW_FOLDERS ? [] : folders;
}

/** Returns the end-to-end tests of what these files are about. */
export const journeysOf = (files) => [
  ...new Set(JOURNEYS.flatMap(([about, specs]) => (files.some((file) => about.test(file)) ? specs : []))),
];

/**
 * Returns the stages that a change of these files can have turned red.
 *
 * @param {readonly string[]} files Paths from the project's root.
 * @returns {import("./stages.mjs").Run}
 */
export function runOf(files) {
  const touches = (pattern) => files.some((file) => pattern.test(file));
  const shown = files.filter((file) => WITH_STORIES.some((source) => file.startsWith(source)));
  const site = files.filter((file) => SITE.test(file) && !BESIDE.test(file));
  const specs = files.flatMap((file) => /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const journeys = [...new Set([...journeysOf(site), ...specs])];
  const everyJourney = touches(/^tests\/e2e\/support\//);
  const everyStory = touches(/^(?:\.storybook|tests\/storybook)\/[^/]+$/);

  const node = [...CHECKS, stage("unit", { script: "test:related", runner: "vitest", args: [...files, WHOLE_TREE] })];
  const browser = [];
  const alone = [];
  if (site.length > 0) browser.push(stage("build"));
  if (site.length > 0 || touches(/^tests\/site\//))
    node.push(stage("site", { runner: "vitest", ...(site.length > 0 && { needs: ["build"] }) }));
  if (touches(FIRESTORE)) node.push(stage("rules", { runner: "vitest" }));
  if (everyStory || shown.length > 0) {
    const folders = everyStory ? [] : storyFoldersOf(shown);
    browser.push(stage("stories", { runner: "playwright", args: [...QUICK_STORIES, ...folders] }));
    alone.push({ ...GESTURES, needs: ["stories"], args: [...GESTURES.args, "--pass-with-no-tests", ...folders] });
  }
  if (everyJourney || journeys.length > 0)
    browser.push(stage("e2e", { runner: "playwright", args: everyJourney ? [] : journeys }));
  return { lanes: [node, browser], alone };
}

/**
 * Returns the stages that the change since a revision can have turned red.
 *
 * @param {string} revision The state that the work tree is compared with.
 */
export function changedRun(revision, say) {
  const files = changedSince(revision);
  if (files.length > 0) return runOf(files);
  say(`nothing has changed since ${revision}; name an earlier state: npm test -- --changed=HEAD~1`);
  return { lanes: [], alone: [] };
}
