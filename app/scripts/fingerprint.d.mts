export const BUILD_VARIABLES: readonly string[];
export const FINGERPRINT_FILE: string;
export function sourceFingerprint(env?: Readonly<Record<string, string | undefined>>): string;
export function builtFingerprint(folder?: string): string | undefined;
