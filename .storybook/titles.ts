/** What follows the name of a component in its title: the other words by which Storybook's search finds it. */
const OTHER_WORDS = / · .*$/u;

/** Such words of documents, whose titles are their addresses. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  Introduction: "breakpoint, viewport",
  "Getting started": "install, 설치, theme, 테마",
};

/** Returns the name of a component without the words that only its search needs. */
export const nameOf = (title: string): string => title.replace(OTHER_WORDS, "");

/** Returns the name by which the search finds a page. */
export const foundAs = (title: string): string => [title, OF_DOCUMENTS[title] ?? []].flat().join(" · ");
