import * as z from "zod";
import { httpsUrl, sitePath, text } from "./primitives.ts";

/** Korean phone number as people write it: `031-000-0000`, `010-0000-0000` or `1600-0000`. */
const phoneNumber = z
  .string()
  .regex(/^(0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/, "전화번호 표기가 아닙니다. 031-000-0000처럼 적으세요");

/** Fields of `identity.json`: who sells what, and how to reach them. */
export const identitySchema = z.strictObject({
  /** Key of the default press list and customer page: `/<siteKey>/press`. */
  siteKey: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "영문 소문자, 숫자, -만 쓸 수 있습니다"),
  /** Full name of the complex, the H1 of the home page. */
  name: text,
  brand: z.strictObject({ name: text, latin: text, meaning: text }),
  /** Origin of the site; the base of canonical links. */
  siteUrl: httpsUrl
    .refine((url) => !url.endsWith("/"), "끝의 /를 지우세요")
    .refine(
      (url) => /^https:\/\/[^/?#@\\]+\/?$/u.test(url),
      "도메인까지만 적으세요. 경로와 ?, #, 사용자 이름은 지웁니다. 예: https://example.com",
    ),
  phone: phoneNumber,
  /** E-mail address for reports of security flaws; without it the phone number stands in `security.txt`. */
  securityContact: z.email("이메일 주소를 적으세요").optional(),
  /** Opening hours of the phone line, in words. */
  consultHours: text,
  /** When the model house is open, in words. */
  modelHouseHours: text,
  /** Legal names in the order in which the footer lists them, e.g. 시행, 시공. */
  companies: z.array(z.strictObject({ role: text, name: text })).min(1),
  builder: text,
  address: z.strictObject({ site: text, modelHouse: text }),
  /** Pages outside of the menu to which the foot of every page leads. */
  furtherPages: z.array(z.strictObject({ label: text, to: sitePath })).default([]),
  familySites: z.array(z.strictObject({ name: text, url: httpsUrl })),
  copyrightYear: z.number().int().min(2000).max(2100),
  disclaimers: z.array(text).min(1),
  /** What each page of pictures says about them, e.g. that they are computer images. */
  pictureNote: text,
  /** A few words that mark a complex as fictional, at the top of every page; absent from a real one. */
  sample: text.max(14, "휴대전화의 띠에 들어가도록 14자까지 적습니다").optional(),
  /** Sentence of the thin banner above the header. */
  bannerText: text,
  /** Drawing of the banner, 1440 units wide and 36 high: an outline as data of an SVG path. */
  bannerDrawing: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/u, "SVG 경로 데이터를 적으세요"),
  /** Tokens by which search engines recognise the site's owner. */
  verification: z.strictObject({ naver: text.optional(), google: text.optional() }).default({}),
});

/**
 * `identity.json` as the site has it: `siteUrl` as files need it (RFC 3986), a domain in Hangul in Punycode, and
 * `shownUrl` as people read it.
 */
export const siteIdentitySchema = identitySchema.transform((identity) => ({
  ...identity,
  siteUrl: new URL(identity.siteUrl).origin,
  shownUrl: identity.siteUrl,
}));

export type Identity = z.output<typeof siteIdentitySchema>;
