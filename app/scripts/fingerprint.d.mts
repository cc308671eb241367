export function sourceFingerprint(): string;
export function builtFingerprint(): string | undefined;
export const fingerprintFile: string;
