export function environment(
  env?: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>>;
export function readTrustProxy(env: Readonly<Record<string, string | undefined>>): boolean;
export function readSites(env: Readonly<Record<string, string | undefined>>): readonly string[];
