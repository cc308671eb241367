import { rename, rm } from "node:fs/promises";

/**
 * Replaces a folder by a complete new one, which moves to its place. A server that reads from the folder finds the earlier
 * files or the new ones.
 *
 * @param next Folder on the same file system.
 */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const earlier = `${next}.earlier`;
  await rm(earlier, { recursive: true, force: true });
  await rename(folder, earlier).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(next, folder);
  await rm(earlier, { recursive: true, force: true });
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
