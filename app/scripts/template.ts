/** Folder from which new complexes are made. */
export const TEMPLATE = "_template";
