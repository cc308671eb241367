import { textsIn } from "../located.ts";
import { rule, type Rule } from "../rule.ts";

/** Shorter than this, a text names a picture and does not describe it. */
const LEAST = 8;
/** Words that a screen reader adds. */
const SAYS_PICTURE = /(이미지|사진|그림|jpg|png)$/iu;

/** What search results and tabs show of a title before they cut it. */
const LONGEST_TITLE = 40;
/** What the list of articles shows on one or two lines of a phone. */
const LONGEST_HEADLINE = 60;

/** Keys whose values are addresses and file names. */
const ADDRESS = /(?:^|\.)(?:to|image|banner|src)$/u;

/** Titles, keys and alternative texts. */
export const nameRules: readonly Rule[] = [
  /** An alternative text describes its image (KWCAG 2.2, 5.1.1). */
  rule("alt-text", ({ images }, report) => {
    for (const [key, { alt }] of Object.entries(images)) {
      const path = `${key}.alt`;
      if (alt.length < LEAST || !/[가-힣]/u.test(alt))
        report("images.json", path, `무엇이 보이는지 ${LEAST}자 이상의 한국어로 적으세요: ${alt}`);
      else if (SAYS_PICTURE.test(alt))
        report("images.json", path, `‘이미지’, ‘사진’ 같은 말 없이 보이는 것만 적으세요: ${alt}`);
    }
  }),
  /** Titles are short enough to be shown whole, the complex's name included. */
  rule("long-title", ({ identity, pages, press }, report) => {
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
  }),
  /** No two pages have one title or one description: search engines would take them for the same page. */
  rule("repeated-page", ({ pages }, report) => {
    const seen = new Map<string, string>();
    for (const [route, { h1, title, description }] of Object.entries(pages)) {
      for (const [key, text] of Object.entries({
        [title === undefined ? "h1" : "title"]: title ?? h1,
        description,
      })) {
        const other = seen.get(text);
        if (other !== undefined)
          report("pages.json", `${route}.${key}`, `${other}에 같은 글이 있습니다. 이 페이지에만 있는 말로 적으세요`);
        seen.set(text, route);
      }
    }
  }),
  rule("repeated-key", ({ supply, schedule, documents, videos, tours, tour }, report) => {
    const demand = <Item>(file: string, path: string, items: readonly Item[], keyOf: (item: Item) => string) => {
      const keys = items.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          report(file, `${path}${index}`, `앞에 같은 것이 있습니다. 하나만 두세요: ${key}`);
      });
    };
    const keyOf = ({ key }: { key: string }) => key;
    const papers = [...documents.self, ...documents.agent, ...documents.qualification];
    demand("supply.json", "types.", supply.types, keyOf);
    demand("supply.json", "types.", supply.types, ({ label }) => label);
    demand("supply.json", "buildings.", supply.buildings, ({ number }) => number);
    demand("schedule.json", "events.", schedule.events, keyOf);
    demand("documents.json", "(전체).", papers, keyOf);
    demand("videos.json", "guides.", videos.guides, keyOf);
    demand("tours.json", "", tours, ({ type }) => type);
    demand("tour.json", "scenes.", tour?.scenes ?? [], keyOf);
  }),
  /** A page labelled 84A at `/FloorPlan/59A` nowhere says 59A (docs/product.md, 2.3). */
  rule("route-in-text", ({ supply, pages }, report) => {
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
  }),
];
