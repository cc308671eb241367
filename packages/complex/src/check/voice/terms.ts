/** One term of the trade, and a word that stands for it nowhere. */
export interface Term {
  /** What writers tend to write, as the table of `docs/voice.md` shows it. */
  readonly avoid: string;
  /** What the site writes. */
  readonly use: string;
  /** How it is found in a text; the words of `avoid` where it is left out. */
  readonly pattern?: RegExp;
}

/** One term for one thing. `docs/voice.md` shows the same table; a test compares the two. */
export const TERMS: readonly Term[] = [
  { avoid: "모델하우스", use: "견본주택", pattern: /(?<!E-|견본주택\()모델하우스/u },
  { avoid: "견본 단지", use: "가상 단지(예시)", pattern: /견본 ?(?:단지|지구)/u },
  { avoid: "그림 (사진과 투시도)", use: "이미지", pattern: /(?<!밑)그림(?:으로|에는|의 세대|을 보|과 글)/u },
  { avoid: "떼는 곳, 떼다", use: "발급처, 발급받다", pattern: /떼(?:는|셔|시|면)|뗀 |뗍니다|뗄 수/u },
  { avoid: "세는 방법, 헤아리다, 셈하다", use: "산정 기준, 계산하다", pattern: /세는 방법|헤아립|헤아려|셈했|셈합/u },
  { avoid: "내는 때", use: "납부 시기" },
  { avoid: "쓰임", use: "용도" },
  { avoid: "갖춤", use: "구성" },
  { avoid: "계약서를 쓴 날", use: "계약일", pattern: /계약서를 쓴 (?:날|달|때)/u },
  { avoid: "따로 값을 치르는 것", use: "유상옵션", pattern: /값을 치르는/u },
  { avoid: "개수대", use: "싱크볼" },
  { avoid: "조리기 자리", use: "쿡탑 설치 공간" },
  { avoid: "천장형 에어컨", use: "시스템 에어컨" },
  { avoid: "붙박이 오븐", use: "빌트인 오븐" },
  { avoid: "오크 살", use: "오크 루버", pattern: /오크 살(?![가-힣])/u },
  { avoid: "일곱 개의 방", use: "일곱 가지 커뮤니티", pattern: /일곱 (?:개의 )?방/u },
  { avoid: "함께 자라는 지구", use: "함께 자라는 동네" },
  { avoid: "견주다", use: "비교하다", pattern: /견주어|견줄 / },
  { avoid: "손님 (방문하는 고객)", use: "고객", pattern: /손님을 모시/u },
  { avoid: "-십시오", use: "안내는 -시기 바랍니다, 행동 유도는 -세요", pattern: /십시오/u },
  {
    avoid: "적어 두었습니다, 나누어 적었습니다 (홈페이지 자신의 이야기)",
    use: "쓰지 않고 내용을 바로 적습니다",
    pattern: /적어 두었|나누어 적었|풀어 적었|옮겨 적겠|한자리에 모았|이 페이지를 먼저/u,
  },
];

/** What finds a term in a text. */
export const patternOf = ({ avoid, pattern }: Term): RegExp => pattern ?? new RegExp(avoid, "u");
