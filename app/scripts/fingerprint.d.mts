export const BUILD_VARIABLES: readonly string[];
export const FINGERPRINT_FILE: string;
export function sourceFingerprint(): string;
export function builtFingerprint(): string | undefined;
