/**
 * Looks for the engines besides Chromium, and installs their Debian packages where it may; returns what is missing, each
 * with the one line that would bring it.
 */
export function ensureEngines(say: (line: string) => void): { readonly name: string; readonly install: string }[];
