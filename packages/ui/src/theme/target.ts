/** The least width and height of what is tapped (WCAG 2.2, 2.5.8): 24 px, in a compact theme too. */
export const MIN_TARGET = "1.5rem";
