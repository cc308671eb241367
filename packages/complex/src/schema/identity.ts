import * as z from "zod";
import { httpsUrl, listedPage, named, text } from "./primitives.ts";

/** Korean phone number as people write it: `031-000-0000`, `010-0000-0000` or `1600-0000`. */
const phoneNumber = z
  .string()
  .regex(/^(0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/, "전화번호 표기가 아닙니다. 031-000-0000처럼 적으세요");

/** Fields of `identity.json`: who sells what, and how to reach them. */
export const identitySchema = z.strictObject({
  /** Key of the default press list and customer page: `/<siteKey>/press`. */
  siteKey: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "영문 소문자, 숫자, -만 쓸 수 있습니다")
    .meta({ title: "주소 이름", description: "보도자료와 방문예약 주소에 들어갑니다. 연 뒤에는 바꾸지 않습니다." }),
  name: text.meta({ title: "단지 이름", description: "홈의 큰 제목과 검색 결과의 제목에 보입니다." }),
  brand: z.strictObject({
    name: text.meta({ title: "브랜드 한글 이름" }),
    latin: text.meta({ title: "브랜드 영문 이름" }),
    meaning: text.meta({ title: "브랜드의 뜻" }),
  }),
  /** Origin of the site; the base of canonical links. */
  siteUrl: httpsUrl
    .refine((url) => !url.endsWith("/"), "끝의 /를 지우세요")
    .refine(
      (url) => /^https:\/\/[^/?#@\\]+\/?$/u.test(url),
      "도메인까지만 적으세요. 경로와 ?, #, 사용자 이름은 지웁니다. 예: https://example.com",
    )
    .meta({ title: "사이트 주소", description: "https://와 도메인만 적습니다. 끝에 /를 붙이지 않습니다." }),
  phone: phoneNumber.meta({ title: "대표 전화번호", description: "모든 페이지의 전화 버튼에 보입니다." }),
  securityContact: z
    .email("이메일 주소를 적으세요")
    .meta({ title: "보안 신고 이메일", description: "security.txt에 실립니다. 없으면 전화번호가 실립니다." })
    .optional(),
  consultHours: text.meta({ title: "상담 시간" }),
  modelHouseHours: text.meta({ title: "견본주택 운영 시간" }),
  /** Legal names in the order in which the footer lists them, e.g. 시행, 시공. */
  companies: z
    .array(
      named("회사", {
        role: text.meta({ title: "회사의 역할", description: "시행, 시공, 분양대행처럼 씁니다." }),
        name: text.meta({ title: "회사 이름" }),
      }),
    )
    .min(1),
  builder: text.meta({ title: "시공사", description: "바닥글에 보입니다." }),
  address: z.strictObject({
    site: text.meta({ title: "현장 주소" }),
    modelHouse: text.meta({ title: "견본주택 주소" }),
  }),
  /** Pages outside of the menu to which the foot of every page leads. */
  furtherPages: z.array(listedPage.meta({ title: "자주 찾는 안내" })).default([]),
  familySites: z.array(
    named("관련 사이트", {
      name: text.meta({ title: "관련 사이트 이름" }),
      url: httpsUrl.meta({ title: "관련 사이트 주소" }),
    }),
  ),
  copyrightYear: z.number().int().min(2000).max(2100).meta({ title: "저작권 연도" }),
  disclaimers: z
    .array(text)
    .min(1)
    .meta({ title: "바닥글 유의 문장", description: "모든 페이지의 맨 아래에 보입니다." }),
  pictureNote: text.meta({ title: "이미지에 대한 안내", description: "이미지가 있는 페이지마다 보입니다." }),
  sample: text
    .max(14, "휴대전화의 띠에 들어가도록 14자까지 적습니다")
    .meta({ title: "견본 표시", description: "꾸며 낸 단지에만 씁니다. 모든 페이지의 맨 위에 보입니다." })
    .optional(),
  bannerText: text.meta({ title: "맨 위 띠의 문장" }),
  /** Drawing of the banner, 1440 units wide and 36 high: an outline as data of an SVG path. */
  bannerDrawing: z
    .string()
    .regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/u, "SVG 경로 데이터를 적으세요")
    .meta({ title: "맨 위 띠의 이미지", description: "SVG 경로입니다. 디자이너가 씁니다." }),
  verification: z
    .strictObject({
      naver: text.meta({ title: "네이버 소유 확인" }).optional(),
      google: text.meta({ title: "구글 소유 확인" }).optional(),
    })
    .default({}),
});

/** `identity.json` as the site has it: `siteUrl` as files need it (RFC 3986), in Punycode, and `shownUrl` as people read it. */
export const siteIdentitySchema = identitySchema.transform((identity) => ({
  ...identity,
  siteUrl: new URL(identity.siteUrl).origin,
  shownUrl: identity.siteUrl,
}));

export type Identity = z.output<typeof siteIdentitySchema>;
