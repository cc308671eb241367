/** Path of an installed Firefox, or `null`. */
export function findFirefox(): string | null;

/** Paths of WebKitGTK's driver and of the X server that its window needs, or `null` where one is missing. */
export function findWebKit(): { readonly driver: string; readonly display: string } | null;
