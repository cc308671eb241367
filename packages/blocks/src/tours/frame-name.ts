const PREFIX = "tour-";

/**
 * Returns the name of the frame that shows the tour for a type. Types may share one address: the site's own tour
 * then begins in the type that its frame is named after, and another site's learns nothing by it.
 */
export const frameName = (type: string) => PREFIX + type;

/** Returns the key of the type that a frame is named after, if it is. */
export const typeOfFrame = (name: string) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined);
