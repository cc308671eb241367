import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

/** Files of the repository, new ones included, by their paths from its root; without what is on its way out. */
export const tracked: readonly string[] = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8" },
)
  .split("\0")
  .filter((file) => file !== "" && existsSync(join(root, file)));

export const read = (file: string): string => readFileSync(join(root, file), "utf8");
