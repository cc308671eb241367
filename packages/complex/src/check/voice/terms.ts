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
  { avoid: "그림 (사진과 투시도)", use: "이미지", pattern: /(?<!밑)그림(?=으로|에는|의 세대|을 |과 글| 보기)/u },
  { avoid: "떼는 곳, 떼다", use: "발급처, 발급받다", pattern: /떼(?:는|셔|시|면)|뗀 |뗍니다|뗄 수/u },
  {
    avoid: "세는 방법, 헤아리다, 셈하다",
    use: "산정 기준, 계산하다",
    pattern: /세는 방법|헤아립|헤아려|셈했|셈합|(?<![가-힣])셉니다/u,
  },
  { avoid: "내는 때", use: "납부 시기" },
  {
    avoid: "소득세를 내다",
    use: "소득세를 납부하다",
    pattern:
      /(?:소득세|잔금|중도금|세액|대출 이자)(?:를|을|은|는|이|도)? (?:5년 이상 )?(?:모두 )?(?:낸|냈|내는|내나|내야|냅니다)/u,
  },
  {
    avoid: "집을 가지다, 집이 있다 (자격)",
    use: "주택을 소유하다",
    pattern: /집을 가[진졌]|(?:세대|신청자|배우자|세대원)(?:에게|에|가)? ?(?:모두 )?집이 (?:있|없)/u,
  },
  { avoid: "집값", use: "분양가, 취득가액", pattern: /집값(?!이나 임대료)/u },
  { avoid: "햇빛이 드는 시간, 해가 드는 시간", use: "일조시간", pattern: /(?:햇빛이|해가) 드는 시간/u },
  { avoid: "이어서 2시간, 모두 더해 4시간", use: "연속 2시간, 총 4시간", pattern: /이어서 \d+시간|모두 더해/u },
  { avoid: "올라 있다 (등본)", use: "등재되다", pattern: /올라 있/u },
  { avoid: "달마다", use: "월별, 매월" },
  { avoid: "챙길 서류", use: "준비할 서류", pattern: /챙길/u },
  {
    avoid: "주민공동시설, 부대시설",
    use: "커뮤니티(시설 이름), 주민 공동시설(법령)",
    pattern: /주민공동시설|부대시설/u,
  },
  { avoid: "통학 구역", use: "통학구역" },
  { avoid: "모집 공고", use: "입주자모집공고, 공고", pattern: /모집 공고/u },
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
  { avoid: "견주다", use: "비교하다", pattern: /견주(?:어|고|면|는|시|세)|견줄 |견줘/u },
  { avoid: "손님 (방문하는 고객)", use: "고객", pattern: /손님(?:을 모시|께|이 방문| 상담)/u },
  { avoid: "-십시오", use: "안내는 -시기 바랍니다, 행동 유도는 -세요", pattern: /십시오/u },
  {
    avoid: "적어 두었습니다, 나누어 적었습니다 (홈페이지 자신의 이야기)",
    use: "쓰지 않고 내용을 바로 적습니다",
    pattern: /적어 두었|나누어 적었|풀어 적었|옮겨 적겠|한자리에 모았|이 페이지를 먼저/u,
  },
];

/** Returns what finds a term in a text. */
export const patternOf = ({ avoid, pattern }: Term): RegExp => pattern ?? new RegExp(avoid, "u");
