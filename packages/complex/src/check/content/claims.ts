import type { Rule } from "../rule.ts";
import { textsOf } from "../located.ts";

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

/** No superlatives and no promises of gain. */
export const superlative: Rule = {
  id: "superlative",
  check(complex, report) {
    const claims = [...CLAIMS, rank(complex.identity.address.site)];
    for (const { file, path, value } of textsOf(complex))
      for (const claim of claims) {
        const found = claim.exec(value)?.[0];
        if (found !== undefined)
          report(file, path, `근거를 댈 수 없는 말입니다(표시광고법 제3조). 사실만 적으세요: ${found}`);
      }
  },
};

/** `34평`, `평형`, `평당`, `평수`; not `평면`, `평가`. */
const PYEONG = /\d\s?평(?![가-힣])|\d\s?평(?:형|대|의|을|이|은|과|까지|부터|짜리)|평형|평당|평수/u;

/** Areas are in ㎡ (Measures Act, art. 6 ②). */
export const areaUnit: Rule = {
  id: "area-unit",
  check(complex, report) {
    for (const { file, path, value } of textsOf(complex)) {
      const found = PYEONG.exec(value)?.[0];
      if (found !== undefined)
        report(file, path, `면적은 ㎡로만 적습니다(계량에 관한 법률 제6조). ㎡로 고치세요: ${found}`);
    }
  },
};

const PHONE = /(?<![\d-])(?:0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})(?![\d-])/gu;
/** Numbers of public bodies: 청약홈's call centre. */
const PUBLIC = new Set(["1644-7445"]);

/** Buyers find one number: the complex's own, a public body's, or the one that refuses advertising. */
export const foreignPhone: Rule = {
  id: "foreign-phone",
  check(complex, report) {
    const own = new Set([complex.identity.phone, complex.messages.news.optOutPhone]);
    for (const { file, path, value } of textsOf(complex))
      for (const [number] of value.matchAll(PHONE))
        if (!own.has(number) && !PUBLIC.has(number))
          report(
            file,
            path,
            `identity.json의 대표전화가 아닙니다. ${complex.identity.phone}(으)로 고치세요: ${number}`,
          );
  },
};
