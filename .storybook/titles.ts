/** What follows the name of a component in its title: the other words by which Storybook's search finds it. */
const OTHER_WORDS = / · .*$/u;

/** Returns the name of a component without the words that only its search needs. */
export const nameOf = (title: string): string => title.replace(OTHER_WORDS, "");

/** Such names of documents, whose titles are their addresses. */
export const FOUND_AS: Readonly<Record<string, string>> = {
  Accessibility: "Accessibility · WCAG, screen reader, 접근성",
  Sizes: "Sizes · bundle, gzip, kB, 크기",
  "Themes and schemes": "Themes and schemes · provider, ThemeScope, createTheme, dark, 다크 모드",
  "A form and its server": "A form and its server · action, errors, validation",
  Introduction: "Introduction · breakpoint, viewport",
  "Getting started": "Getting started · install, 설치, theme, 테마",
};
