/** Control characters other than tab and line feed. */
// oxlint-disable-next-line no-control-regex -- taking control characters out is what this is for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** Returns the text without the characters that only ever steered machines; tabs and line feeds stay. */
export const withoutControls = (text: string): string => text.replaceAll(CONTROLS, "");
