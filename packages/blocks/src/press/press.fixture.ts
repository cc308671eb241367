import type { PressArticle } from "./press-article.ts";

const DAY_MS = 86_400_000;
const NEWEST = Date.parse("2026-02-27T09:00:00+09:00");

const TITLES = [
  "전 세대 남향 배치와 넓은 동간 거리",
  "단지 안 산책로 1.2km, 사계절 정원으로 꾸민다",
  "입주자 모집공고 승인, 특별공급부터 접수",
  "단지 옆 초등학교 설립 계획 확정",
];

const madeUp = (title: string, index: number): PressArticle => ({
  id: `article-${index}`,
  title,
  summary: "개관 사흘 동안 많은 방문객이 견본주택을 찾았습니다.",
  content:
    "견본주택이 지난 금요일 문을 열었습니다. 사흘 동안 유니트와 모형을 둘러보려는 방문객이 이어졌습니다.\n\n상담은 예약한 순서대로 진행합니다.\n예약은 홈페이지와 전화로 받습니다.\n\n운영 시간은 오전 10시부터 오후 6시까지입니다.",
  date: NEWEST - index * 3 * DAY_MS,
  views: 1284 - index * 211,
});

/** A made-up article. */
export const ARTICLE = madeUp("견본주택 개관 첫 주말, 방문객 발길 이어져", 0);

/** Made-up articles, newest first. */
export const ARTICLES: readonly PressArticle[] = [ARTICLE, ...TITLES.map((title, index) => madeUp(title, index + 1))];
