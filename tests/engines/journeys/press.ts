import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { complex, PRESS } from "../../e2e/support/complex.ts";
import { articlesOf } from "../../e2e/support/database.ts";
import { ADMINISTRATOR } from "../../e2e/support/server.ts";
import type { Journey } from "../journey.ts";

const HEADING = { css: "main h1" };
const MORE = { css: "main button", name: "더보기" };
/** An article of the first page of the list, below the first screen. */
const ARTICLE = 8;
/** So far from where it was, the visitor still sees the same rows. */
const NEAR_PX = 100;

const field = (name: string) => ({ css: "main :is(input, textarea)", name });
const button = (name: string) => ({ css: "main button", name });

export const pressJourneys: readonly Journey[] = [
  {
    title: "appends the next page of the press list, opens an article, and goes back to the same place",
    async run({ page }) {
      const link = { css: "tbody a", name: complex.press[ARTICLE]?.title ?? "" };
      const placeOf = () => page.at(link, (element) => element.getBoundingClientRect().top);
      await page.open(PRESS);
      await page.expectHydrated(MORE);
      await page.click(MORE);
      await expect.poll(() => page.evaluate(() => document.querySelectorAll("tbody tr").length)).toBe(20);
      await page.at(link, (element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      // At rest: rows above may still take their height.
      await page.pointAt(link);
      const place = await placeOf();
      await page.click(link);
      await page.expectText(HEADING, link.name);
      await page.expectFocusOn(HEADING);
      await page.goBack();
      await page.expectPath(PRESS);
      await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(NEAR_PX);
    },
  },
  {
    title: "signs in, posts an article, keeps the session for another document, and signs out",
    async run({ page, dataDir }) {
      const title = `소식 ${randomUUID().slice(0, 8)}`;
      await page.open(PRESS);
      await page.expectHydrated(field("이메일"));
      await page.typeInto(field("이메일"), ADMINISTRATOR.email);
      await page.typeInto(field("비밀번호"), ADMINISTRATOR.password);
      await page.click(button("로그인"));
      await page.typeInto(field("제목"), title);
      await page.typeInto(field("요약"), "한 줄 요약");
      await page.typeInto(field("내용"), "본문입니다.");
      await page.click(button("등록"));
      await page.expectShown({ css: "tbody a", name: title });
      expect(articlesOf(dataDir, title)).toMatchObject([{ summary: "한 줄 요약", content: "본문입니다." }]);

      await page.open(PRESS);
      await page.expectShown(button("로그아웃"));
      await page.click(button("로그아웃"));
      await page.expectShown(button("로그인"));
    },
  },
];
