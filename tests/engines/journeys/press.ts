import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PRESS } from "../../e2e/support/complex.ts";
import { articlesOf } from "../../e2e/support/database.ts";
import { ADMINISTRATOR } from "../../e2e/support/server.ts";
import type { Journey } from "../journey.ts";

const field = (name: string) => ({ css: "main :is(input, textarea)", name });
const button = (name: string) => ({ css: "main button", name });

export const pressJourneys: readonly Journey[] = [
  {
    title: "signs in, posts an article, keeps the session for another document, and signs out",
    layout: "narrow",
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
