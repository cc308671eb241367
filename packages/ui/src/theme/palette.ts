/** Raw colours of the kit's own theme. Only `theme.ts` reads them: components use roles. */

export const ink = "#14181b";
export const inkMuted = "#4b5358";
export const inkSubtle = "#646a6d";
export const pine = "#12302b";
export const pineDeep = "#0b211d";
export const pineLine = "#3a5650";
export const mist = "#c6cfca";
export const white = "#ffffff";
export const ivory = "#faf8f4";
export const ivoryDeep = "#f2ede3";
export const ivoryLine = "#e2dacb";
export const stone = "#8c8474";
export const sand = "#d9c7ac";
export const amber = "#fdb461";
export const amberBright = "#ffc583";
export const red = "#a32a1c";
export const redPale = "#fbefec";
export const green = "#1d5a3f";
export const greenPale = "#edf3ed";
