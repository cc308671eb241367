export function fingerprintOf(sources: readonly string[], isLeftOut: (file: string) => boolean): string;
export function sourceFingerprint(): string;
export function builtFingerprint(): string | undefined;
export const fingerprintFile: string;
