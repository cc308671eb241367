import type { Rule } from "../rule.ts";
import { textsIn } from "../located.ts";

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

/** No heading of a page repeats another one of it, its H1 included. */
export const repeatedHeading: Rule = {
  id: "repeated-heading",
  level: "warning",
  check({ pages }, report) {
    for (const [route, { h1, sections }] of Object.entries(pages)) {
      const seen = new Set([h1]);
      sections.forEach(({ heading }, s) => {
        if (seen.has(heading))
          report("pages.json", `${route}.sections.${s}.heading`, `되풀이하는 제목입니다: ${heading}`);
        seen.add(heading);
      });
    }
  },
};

/** Keys whose values are addresses and file names. */
const ADDRESS = /(?:^|\.)(?:to|image|banner|src)$/u;

/** A page labelled 84A at `/FloorPlan/59A` nowhere says 59A (docs/product.md, 2.3). */
export const routeInText: Rule = {
  id: "route-in-text",
  check({ supply, pages }, report) {
    const labels = new Set(supply.types.map(({ label }) => label));
    for (const { label, page, interior } of supply.types)
      for (const route of interior === undefined ? [page] : [page, interior]) {
        const name = route.slice(route.lastIndexOf("/") + 1);
        const content = pages[route];
        if (labels.has(name) || !content) continue;
        for (const { file, path, value } of textsIn("pages.json", content, [route]))
          if (!ADDRESS.test(path) && value.includes(name))
            report(file, path, `주소의 이름이 글에 나옵니다. 타입 이름 ${label}(으)로 적으세요: ${name}`);
      }
  },
};

export const repeatedKey: Rule = {
  id: "repeated-key",
  check({ supply, schedule, documents, videos, tours, tour }, report) {
    const demand = (file: string, path: string, keys: readonly string[]) => {
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          report(file, `${path}${index}`, `앞에 같은 것이 있습니다. 하나만 두세요: ${key}`);
      });
    };
    const keyOf = ({ key }: { key: string }) => key;
    demand("supply.json", "types.", supply.types.map(keyOf));
    demand(
      "supply.json",
      "types.",
      supply.types.map(({ label }) => label),
    );
    demand(
      "supply.json",
      "buildings.",
      supply.buildings.map(({ number }) => number),
    );
    demand("schedule.json", "events.", schedule.events.map(keyOf));
    demand("documents.json", "(전체).", [...documents.self, ...documents.agent, ...documents.qualification].map(keyOf));
    demand("videos.json", "guides.", videos.guides.map(keyOf));
    demand(
      "tours.json",
      "",
      tours.map(({ type }) => type),
    );
    demand("tour.json", "scenes.", (tour?.scenes ?? []).map(keyOf));
  },
};

/** Shorter than this, a text names a picture and does not describe it. */
const LEAST = 8;
/** Words that a screen reader adds. */
const SAYS_PICTURE = /(이미지|사진|그림|jpg|png)$/iu;

/** An alternative text describes its image (KWCAG 2.2, 5.1.1). */
export const altText: Rule = {
  id: "alt-text",
  check({ images }, report) {
    for (const [key, { alt }] of Object.entries(images)) {
      const path = `${key}.alt`;
      if (alt.length < LEAST || !/[가-힣]/u.test(alt))
        report("images.json", path, `무엇이 보이는지 ${LEAST}자 이상의 한국어로 적으세요: ${alt}`);
      else if (SAYS_PICTURE.test(alt))
        report("images.json", path, `‘이미지’, ‘사진’ 같은 말 없이 보이는 것만 적으세요: ${alt}`);
    }
  },
};
