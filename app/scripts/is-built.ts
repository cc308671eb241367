import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import { builtFingerprint, FINGERPRINT_FILE } from "./fingerprint.mjs";

/** Folders of a build; see `outputsIn`. */
interface Outputs {
  readonly site: string;
  readonly server: string;
}

/**
 * Returns whether the last build of these folders was made today, since pages state the day, and of sources with
 * this fingerprint.
 */
export async function isBuilt({ site, server }: Outputs, fingerprint: string): Promise<boolean> {
  if (builtFingerprint(server) !== fingerprint || !existsSync(site)) return false;
  const { mtimeMs } = await stat(join(server, FINGERPRINT_FILE));
  return koreanDate(mtimeMs) === koreanDate(Date.now());
}
