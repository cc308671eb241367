import type { Hash } from "node:crypto";

export function fingerprintOf(
  root: string,
  sources: readonly string[],
  isLeftOut: (file: string) => boolean,
  hash?: Hash,
): string;
