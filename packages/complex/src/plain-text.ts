/** Returns the text of a complex without its marks: `<br>` is a space, `<strong>` nothing. */
export const plainText = (text: string) => paperText(text).replaceAll("\n", " ");

/** Returns the text of a complex without its marks for paper: `<br>` is a line break, other white space a space as on a page. */
export const paperText = (text: string) =>
  text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ?<br ?\/?> ?/gu, "\n")
    .replaceAll(/<\/?strong>/gu, "");
