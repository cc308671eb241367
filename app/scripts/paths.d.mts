export const root: string;
export const siteOutput: string;
export const serverOutput: string;
export const functionsOutput: string;
export const releasesStore: string;
export const imageCache: string;
export const nextOutput: string;
