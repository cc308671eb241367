import type { Rule } from "../rule.ts";

/** What search results and tabs show of a title before they cut it. */
const LONGEST_TITLE = 40;
/** What the list of articles shows on one or two lines of a phone. */
const LONGEST_HEADLINE = 60;

/** Titles are short enough to be shown whole, the complex's name included. */
export const longTitle: Rule = {
  id: "long-title",
  check({ identity, pages, press }, report) {
    for (const [route, { h1, title }] of Object.entries(pages)) {
      const whole = route === "/" ? identity.name : `${title ?? h1} | ${identity.name}`;
      if (whole.length > LONGEST_TITLE)
        report(
          "pages.json",
          `${route}.${title === undefined ? "h1" : "title"}`,
          `단지 이름까지 ${LONGEST_TITLE}자를 넘습니다(${whole.length}자). title에 짧은 제목을 적으세요: ${whole}`,
        );
    }
    press.forEach(({ title }, index) => {
      if (title.length > LONGEST_HEADLINE)
        report("press.json", `${index}.title`, `제목은 ${LONGEST_HEADLINE}자까지 적으세요(${title.length}자)`);
    });
  },
};

/** No two pages have one title or one description: search engines would take them for the same page. */
export const repeatedPage: Rule = {
  id: "repeated-page",
  check({ pages }, report) {
    const seen = new Map<string, string>();
    for (const [route, { h1, title, description }] of Object.entries(pages)) {
      for (const [key, text] of Object.entries({ [title === undefined ? "h1" : "title"]: title ?? h1, description })) {
        const other = seen.get(text);
        if (other !== undefined)
          report("pages.json", `${route}.${key}`, `${other}에 같은 글이 있습니다. 이 페이지에만 있는 말로 적으세요`);
        seen.set(text, route);
      }
    }
  },
};
