const PREFIX = "tour-";

/** Returns the name of the frame of a type's tour: types may share one address, and the site's own tour then begins in the type of its frame. */
export const frameName = (type: string) => PREFIX + type;

/** Returns the key of the type that a frame is named after, if it is. */
export const typeOfFrame = (name: string) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined);
