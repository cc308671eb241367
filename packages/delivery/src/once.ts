import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";

/** Makes a file unless it is there. A build that ends meanwhile leaves no part of it under its name. */
export async function once(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(path)) return;
  const part = `${path}.${process.pid}`;
  await writeFile(part, await make());
  await rename(part, path);
}
