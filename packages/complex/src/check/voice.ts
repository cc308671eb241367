import { blocksOf, sentencesOf, textsIn } from "./located.ts";
import { advice, type Rule, textRule } from "./rule.ts";
import { plainText } from "../plain-text.ts";

/** One term of the trade, and a word that stands for it nowhere. */
interface Term {
  readonly avoid: string;
  readonly use: string;
  /** How it is found in a text; the words of `avoid` where it is left out. */
  readonly pattern?: RegExp;
}

/** One term for one thing. */
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
  { avoid: "견주다", use: "비교하다", pattern: /견주(?:어|고|면|는|시|세)|견줄 |견줘/u },
  { avoid: "손님 (방문하는 고객)", use: "고객", pattern: /손님(?:을 모시|께|이 방문| 상담)/u },
  {
    avoid: "확인하지 못했습니다 (법령)",
    use: "입주자모집공고에서 확정됩니다, 입주자모집공고를 따릅니다",
    pattern: /(?:원문|조문|조건|여부)(?:[은는을를]|으로)? 확인하지 못/u,
  },
  {
    avoid: "계획했습니다(계획), 건립하는 계획입니다",
    use: "둘 계획입니다, 들어설 계획입니다",
    pattern: /계획(?:했습니다|하고 있습니다)\((?:계획|예정)\)|건립하는 계획/u,
  },
  { avoid: "계산기가 보이지 않으면", use: "쓰지 않습니다", pattern: /(?:계산기가|입력란이) 보이지 않으면/u },
  { avoid: "-십시오", use: "안내는 -시기 바랍니다, 행동 유도는 -세요", pattern: /십시오/u },
  {
    avoid: "적어 두었습니다, 나누어 적었습니다 (홈페이지 자신의 이야기)",
    use: "쓰지 않고 내용을 바로 적습니다",
    pattern: /적어 두었|나누어 적었|풀어 적었|옮겨 적겠|한자리에 모았|이 페이지를 먼저/u,
  },
];

/** Returns what finds a term in a text. */
export const patternOf = ({ avoid, pattern }: Term): RegExp => pattern ?? new RegExp(avoid, "u");

/** Cells of a table that say nothing. */
const MOST_AT_NOTICE = 2;

const INFORMAL = /(?<!세|까)요[.!]?$/u;
const FORMAL = /다[.!]?$/u;
const CALL = /세요[.!]?$/u;
const GUIDANCE = /시기 바랍니다[.!]?$/u;
const SENTENCE = /[.?!]$/u;

/** What a block says, without the names of its parts. */
const SAID = /(?:paragraphs|items|text)(?:\.\d+)?$/u;

/** An item of a list that is a block by itself. */
const ITEM = /^items\.\d+$/u;

/** Advice on wording. */
export const voiceRules: readonly Rule[] = [
  /** Texts use one term for one thing (`docs/voice.md`). */
  {
    ...textRule(
      "term-choice",
      () => (text) =>
        TERMS.flatMap((term) => {
          const found = patternOf(term).exec(text)?.[0];
          return found === undefined ? [] : `‘${found.trim()}’ 대신 쓰는 말: ${term.use}`;
        }),
    ),
    level: "warning",
  },
  /** A table does not say in cell after cell that the announcement will tell: a sentence with its day does. */
  advice("empty-cells", ({ pages }, report) => {
    for (const { file, path, value } of blocksOf(pages)) {
      const cells = textsIn(file, value).filter((cell) => cell.value === "공고 시 안내").length;
      if (cells > MOST_AT_NOTICE)
        report(file, path, `‘공고 시 안내’가 ${cells}번 나옵니다. 공고일을 적은 한 문장으로 안내하세요`);
    }
  }),
  /** The sentences of a block end alike: all in -ㅂ니다, requests all in -세요 or all in -시기 바랍니다, and a list in sentences throughout or in nouns throughout. */
  advice("mixed-endings", ({ pages }, report) => {
    for (const { file, path, value } of blocksOf(pages)) {
      const texts = textsIn(file, value);
      const sentences = texts
        .filter((text) => SAID.test(text.path))
        .flatMap((text) => sentencesOf(plainText(text.value)));
      if (sentences.some((each) => INFORMAL.test(each)) && sentences.some((each) => FORMAL.test(each)))
        report(file, path, "‘-요’와 ‘-ㅂ니다’가 섞여 있습니다. 한 가지로 맞추세요");
      if (sentences.some((each) => CALL.test(each)) && sentences.some((each) => GUIDANCE.test(each)))
        report(file, path, "‘-세요’와 ‘-시기 바랍니다’가 섞여 있습니다. 한 가지로 맞추세요");
      const items = texts.filter((text) => ITEM.test(text.path));
      const ended = items.filter((item) => SENTENCE.test(plainText(item.value)));
      if (ended.length > 0 && ended.length < items.length)
        report(file, path, "문장으로 끝나는 항목과 낱말로 끝나는 항목이 섞여 있습니다. 한 가지로 맞추세요");
    }
  }),
];
