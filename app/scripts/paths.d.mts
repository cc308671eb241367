/** Folders of a build. */
export interface OutputFolders {
  readonly site: string;
  readonly server: string;
  readonly functions: string;
  readonly next: string;
}

export const root: string;
export const siteOutput: string;
export const serverOutput: string;
export const functionsOutput: string;
export const sitesOutput: string;
export const releasesStore: string;
export const imageCache: string;
export function outputsIn(base: string): OutputFolders;
export function siteFolder(slug: string): string;
