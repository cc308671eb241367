export function readSites(env: Readonly<Record<string, string | undefined>>): readonly string[];
