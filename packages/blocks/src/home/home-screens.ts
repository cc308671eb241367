/** Id of the list of all screens. */
export const HOME_INDEX_ID = "screens";

/** Returns the id of the heading that names a screen. */
export const titleIdOf = (id: string) => `${id}-title`;
