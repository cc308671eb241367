/** Returns the text of a complex without its marks: `<br>` is a space, `<strong>` nothing. */
export const plainText = (text: string) => text.replaceAll(/\s*<br\s*\/?>\s*/g, " ").replaceAll(/<\/?strong>/g, "");
