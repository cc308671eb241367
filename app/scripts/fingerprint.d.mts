type Environment = Readonly<Record<string, string | undefined>>;

export const FINGERPRINT_FILE: string;
export function buildVariables(env: Environment): Environment;
export function sourceFingerprint(env?: Environment, folder?: string): string;
export function builtFingerprint(folder?: string): string | undefined;
