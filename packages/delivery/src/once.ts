import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a file unless it is there. A build that ends meanwhile leaves no part of it under its name. */
export async function once(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(path)) return;
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, await make());
  await rename(part, path);
}

/** Returns a hash over all that goes into a file. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
