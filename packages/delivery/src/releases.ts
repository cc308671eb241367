import { constants, copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { filesBelow } from "./replace-folder.ts";
import { SettingsError } from "./settings-error.ts";

/** Enough for a busy day of deployments, of which each adds a megabyte or two. */
const DEFAULT_RELEASES = 10;
/** Phones discard a tab in the background long before, and a computer is restarted once in two weeks. */
const DEFAULT_DAYS = 14;
const DAY_MS = 86_400_000;
const LIST = "releases.json";
const FILES = "files";
const PART = ".part";

const settings = z.object({
  KEEP_RELEASES: z.coerce.number().int().min(0).default(DEFAULT_RELEASES),
  KEEP_DAYS: z.coerce.number().min(0).default(DEFAULT_DAYS),
});

const list = z.array(z.object({ at: z.number(), files: z.array(z.string()) }));

/** A build's hashed files, by path, and when it was made, in ms since 1970. */
type Release = z.output<typeof list>[number];

/** Which earlier releases keep their files. */
export interface Retention {
  /** Number of earlier releases; 0 keeps none. */
  readonly releases: number;
  /** Days since a release was replaced. */
  readonly days: number;
}

/** Reads `KEEP_RELEASES` and `KEEP_DAYS`, or throws a SettingsError which names the wrong one. */
export function readRetention(env: NodeJS.ProcessEnv): Retention {
  const { success, data, error } = settings.safeParse(env);
  if (success) return { releases: data.KEEP_RELEASES, days: data.KEEP_DAYS };
  const names = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(", ");
  throw new SettingsError(
    `0 이상의 수여야 하는 환경 변수입니다: ${names}\nThese variables have to be 0 or more: ${names}`,
  );
}

/** Reads the list of releases; where a build has ended while it wrote it, all that is stored is one release. */
async function readList(store: string, now: number): Promise<Release[]> {
  const text = await readFile(join(store, LIST), "utf8").catch(() => "[]");
  try {
    return list.parse(JSON.parse(text));
  } catch {
    return [{ at: now, files: await filesBelow(join(store, FILES)) }];
  }
}

/** Copies files that the other folder lacks; a name with a hash has one content. */
async function copyMissing(from: string, to: string, files: readonly string[]): Promise<void> {
  const present = new Set(await filesBelow(to));
  for (const file of files) {
    if (present.has(file)) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    // A build that ends meanwhile, or a full disk, leaves no part of it under its name.
    const part = join(to, `${file}${PART}`);
    await copyFile(join(from, file), part, constants.COPYFILE_FICLONE);
    await rename(part, join(to, file));
  }
}

/** Copies hashed files of earlier releases from `store` into a new one, for pages that are open, and deletes what none keeps. */
export async function keepReleases(folder: string, store: string, retention: Retention, now: number): Promise<void> {
  if (retention.releases === 0) return;
  const files = await filesBelow(folder);
  const [latest, ...others] = await readList(store, now);
  const isRepeated = latest?.files.join() === files.join();
  const known = latest === undefined || isRepeated ? others : [latest, ...others];
  const history = [isRepeated ? latest : { at: now, files }, ...known];
  const kept = history.filter((_release, place) => {
    const successor = history[place - 1];
    return successor === undefined || (place <= retention.releases && now - successor.at <= retention.days * DAY_MS);
  });
  const names = new Set(kept.flatMap((release) => release.files));
  const stored = join(store, FILES);
  await copyMissing(folder, stored, files);
  const present = await filesBelow(stored);
  // Not by the list: a copy of the store may lack what it names.
  await copyMissing(
    stored,
    folder,
    present.filter((file) => names.has(file)),
  );
  const dropped = present.filter((file) => !names.has(file));
  await Promise.all(dropped.map((file) => rm(join(stored, file))));
  await writeFile(join(store, LIST), JSON.stringify(kept));
}
