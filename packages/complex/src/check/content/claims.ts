import { textsOf } from "../located.ts";
import { rule, type Rule, textRule } from "../rule.ts";

/** Unprovable claims (Act on Fair Labelling and Advertising, art. 3), without plain uses of the same word: 생애최초, 최고 29층. */
const CLAIMS = [
  /(?<!생애\s?)최초/u,
  /최고(?!\s?(약\s?)?\d| 층수)/u,
  /최대(?!\s?(약\s?)?\d)/u,
  /최상|최적|극대화|완벽|유일|독보|압도|초특급|제일의/u,
  /100\s?%|무조건|절대로?\s/u,
  /(?:수익|시세\s?차익|가격 상승|프리미엄)(?:을|이|은)?\s?(?:보장|확정|기대)/u,
  /투자\s?가치|대박|로또|마지막 기회|마감 임박|매진 임박/u,
];

const REGIONS = ["국내", "전국", "업계", "지역", "수도권"];

/** Returns the first place among the regions and the places of an address, with and without what they are: `수원시`, `수원`. */
function rank(address: string): RegExp {
  const places = address.split(" ").flatMap((word) => /^([가-힣]+)[시군구]$/u.exec(word) ?? []);
  return new RegExp(`(?:${[...REGIONS, ...places].join("|")})\\s?(?:1위|1등|넘버원|대표)`, "u");
}

/** `34평`, `평형`, `평당`, `평수`; not `평면`, `평가`. */
const PYEONG = /\d\s?평(?![가-힣])|\d\s?평(?:형|대|의|을|이|은|과|까지|부터|짜리)|평형|평당|평수/u;

const PHONE = /(?<![\d-])(?:0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})(?![\d-])/gu;
/** Numbers of public bodies: 청약홈's call centre. */
const PUBLIC = new Set(["1644-7445"]);

/** `분양 종료 후 3개월`. */
const MONTHS = /분양 ?종료 ?(?:후|뒤) ?(\d+)개월/gu;

/** What texts may claim, in which units, and which number and term they name. */
export const claimRules: readonly Rule[] = [
  /** No superlatives and no promises of gain. */
  textRule("superlative", ({ identity }) => {
    const claims = [...CLAIMS, rank(identity.address.site)];
    return (text) =>
      claims
        .flatMap((claim) => claim.exec(text)?.[0] ?? [])
        .map((found) => `근거를 댈 수 없는 말입니다(표시광고법 제3조). 사실만 적으세요: ${found}`);
  }),
  /** Areas are in ㎡ (Measures Act, art. 6 ②). */
  textRule("area-unit", () => (text) => {
    const found = PYEONG.exec(text)?.[0];
    return found && `면적은 ㎡로만 적습니다(계량에 관한 법률 제6조). ㎡로 고치세요: ${found}`;
  }),
  /** Buyers find one number: the complex's own, a public body's, or the one that refuses advertising. */
  textRule("foreign-phone", ({ identity: { phone }, messages }) => {
    const known = new Set([...PUBLIC, phone, messages.news.optOutPhone]);
    return (text) =>
      (text.match(PHONE) ?? [])
        .filter((number) => !known.has(number))
        .map((number) => `identity.json의 대표전화가 아닙니다. ${phone}(으)로 고치세요: ${number}`);
  }),
  /** Texts state the months after which leads are deleted. */
  rule("retention-months", (complex, report) => {
    const { retention, privacy } = complex.forms;
    const months = `${retention.months}개월`;
    const reason = "안내하는 보유 기간과 다릅니다. privacy.retention에 적은 개월 수와 같게 고치세요";
    if (!privacy.retention.includes(months)) report("forms.json", "retention.months", `${reason}: ${months}`);
    for (const { file, path, value } of textsOf(complex))
      for (const [written, stated] of value.matchAll(MONTHS))
        if (Number(stated) !== retention.months)
          report(file, path, `forms.json의 보유 기간은 ${months}입니다. 한쪽을 고치세요: ${written}`);
  }),
];
