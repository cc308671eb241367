/**
 * Looks for the official emulators, and installs the Auth emulator's package where the network lets it; answers what is
 * missing, each with the one line that would bring it.
 */
export function ensureEmulators(say: (line: string) => void): { readonly name: string; readonly install: string }[];
