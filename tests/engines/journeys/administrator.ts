import { expect } from "vitest";
import { PRESS } from "../../e2e/support/complex.ts";
import { articlesOf } from "../../e2e/support/database.ts";
import { ADMINISTRATOR } from "../../e2e/support/server.ts";
import { newName } from "../guest.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const field = (name: string) => ({ css: "main :is(input, textarea)", name });
const button = (name: string) => ({ css: "main button", name });
const HEADING = { css: "main h1" };

/** The cookies of a session: a browser that is known keeps another one. */
const sessions = async (page: Page) => (await page.cookies()).filter(({ name }) => name === "danji_session");

export const administratorJourneys: readonly Journey[] = [
  {
    title: "signs in, posts an article, keeps the session over a reload and signs out",
    async run({ page, dataDir }) {
      const title = `소식 ${newName()}`;
      await page.open(PRESS);
      await page.expectHydrated(field("이메일"));
      await page.typeInto(field("이메일"), ADMINISTRATOR.email);
      await page.typeInto(field("비밀번호"), ADMINISTRATOR.password);
      await page.click(button("로그인"));
      await page.expectShown(button("로그아웃"));
      expect(await sessions(page)).toMatchObject([{ httpOnly: true }]);

      await page.typeInto(field("제목"), title);
      await page.typeInto(field("요약"), "한 줄 요약");
      await page.typeInto(field("내용"), "본문입니다.");
      await page.click(button("등록"));
      await page.expectShown({ css: "tbody a", name: title });
      expect(articlesOf(dataDir, title)).toMatchObject([{ summary: "한 줄 요약", content: "본문입니다." }]);

      await page.reload();
      await page.expectShown(button("로그아웃"));
      await page.click({ css: "tbody a", name: title });
      await page.expectText(HEADING, title);
      await page.goBack();
      await page.expectPath(PRESS);
      await page.click(button("로그아웃"));
      await page.expectShown(button("로그인"));
      expect(await sessions(page)).toEqual([]);
    },
  },
];
