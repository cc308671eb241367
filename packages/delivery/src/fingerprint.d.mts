export const BUILD_VARIABLES: readonly string[];
export const FINGERPRINT_FILE: string;
export function fingerprintOf(sources: readonly string[], isLeftOut: (file: string) => boolean): string;
export function sourceFingerprint(): string;
export function builtFingerprint(): string | undefined;
