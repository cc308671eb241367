import { table } from "@danji/blocks/block-list.ts";
import { HONEYPOT_FIELD, LEAD_TEXT_FIELDS, type LeadTextField } from "@danji/api/leads/fields";
import type { Lead } from "@danji/api/leads/schema";
import { InquiryForm } from "@danji/blocks/forms/InquiryForm.tsx";
import { InterestForm } from "@danji/blocks/forms/InterestForm.tsx";
import type { LeadFormProps, LeadKind } from "@danji/blocks/forms/lead-form.ts";
import { VisitForm } from "@danji/blocks/forms/VisitForm.tsx";
import { DanjiProvider } from "@danji/ui/provider";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readComplex } from "../../packages/delivery/src/content/read-complex.ts";
import { complexFolders, templateFolder } from "../../packages/delivery/tests/samples.ts";
import { storyForm } from "../../packages/blocks/tests/story-props.ts";

const complexes = await Promise.all([...complexFolders, templateFolder].map((folder) => readComplex(folder)));

const FORMS = {
  interest: InterestForm,
  visit: VisitForm,
  inquiry: InquiryForm,
} satisfies Record<LeadKind, ComponentType<LeadFormProps>>;
const KINDS = ["interest", "visit", "inquiry"] as const;
const CASES = complexes.flatMap((complex) => KINDS.map((kind) => ({ name: complex.identity.name, kind, complex })));

/** How notices and the policy name the fields that visitors see. */
const NAMES: Readonly<Record<string, string>> = {
  name: "이름",
  phone: "연락처",
  birthdate: "생년월일",
  visitDate: "방문 희망일",
  message: "문의내용",
};
/** Row of each form in the policy's table of items. */
const ROWS = { interest: "관심고객 등록", visit: "방문예약", inquiry: "문의" } as const;
/** Fields about a choice, which the policy names in rows of their own. */
const CHOICES = new Set(["marketing", "consent", HONEYPOT_FIELD]);

/** What the policy says of fields that the server would store but a form does not ask for. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  email: "양식에서 전자우편 주소를 받지 않습니다",
  visitDate: "방문 희망일은 방문예약에서만 받으며",
};
/** What the policy calls the rest of a stored lead. A new property of a lead does not compile without its word. */
const STORED: Readonly<Record<Exclude<keyof Lead, LeadTextField>, string>> = {
  siteId: "단지",
  kind: "신청",
  createdAt: "신청 일시",
  consent: "신청할 때 안내한 내용",
  consentMode: "신청할 때 안내한 내용",
  consentVersion: "버전",
  marketing: "수신 동의 여부",
};

const policyOf = ({ pages }: (typeof complexes)[number]) => JSON.stringify(pages["/privacy"]);

const markupOf = (kind: LeadKind, { forms }: (typeof complexes)[number]) =>
  renderToStaticMarkup(
    createElement(DanjiProvider, null, createElement(FORMS[kind], { form: storyForm(kind), terms: forms })),
  );

/** Names of the fields that a form sends, the visitor's choices left out. */
const sentBy = (markup: string) =>
  Array.from(markup.matchAll(/<(?:input|textarea)\b[^>]*\bname="([^"]+)"/gu), ([, name = ""]) => name).filter(
    (name) => !CHOICES.has(name),
  );

/** Items of a list in words, without what stands in brackets. */
const itemsOf = (words: string) => words.split(",").map((item) => item.replaceAll(/\([^)]*\)/gu, "").trim());

const named = (fields: readonly string[]) => new Set(fields.map((field) => NAMES[field]));

describe.each(CASES)("the $kind form of $name", ({ kind, complex }) => {
  const markup = markupOf(kind, complex);

  it("names in its notice the fields that it sends, and no others", () => {
    expect(new Set(itemsOf(complex.forms.privacy.items[kind]))).toEqual(named(sentBy(markup)));
  });

  it("sends fields that the server stores", () => {
    expect(sentBy(markup).filter((field) => !LEAD_TEXT_FIELDS[kind].some((known) => known === field))).toEqual([]);
  });

  it("stores no field that the policy neither lists nor excludes", () => {
    const sent = sentBy(markup);
    const policy = policyOf(complex);
    const untold = LEAD_TEXT_FIELDS[kind].filter(
      (field) => !sent.includes(field) && !policy.includes(NOT_ASKED[field] ?? field),
    );
    expect(untold).toEqual([]);
  });

  it("is in the privacy policy with the same items", () => {
    const rows = complex.pages["/privacy"]?.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => table.schema.safeParse(block).data?.rows ?? []),
    );
    const [, items = ""] = rows?.find(([title]) => title === ROWS[kind]) ?? [];
    expect(new Set(itemsOf(items))).toEqual(named(sentBy(markup)));
  });

  it("asks for advertising by a box of its own, unticked, with purpose, retention and the right to refuse", () => {
    const { label, purpose, retention, refusal } = complex.forms.privacy.advertising;
    expect(label).toContain("광고성 정보");
    for (const words of [label, purpose, retention, refusal]) expect(markup).toContain(words);
    expect(markup).toMatch(/<input[^>]*name="marketing"/u);
    expect(/<input[^>]*name="marketing"[^>]*>/u.exec(markup)?.[0]).not.toMatch(/checked|required/u);
  });
});

describe.each(complexes.map((complex) => ({ name: complex.identity.name, complex })))(
  "the privacy policy of $name",
  ({ complex }) => {
    const policy = policyOf(complex);
    const { privacy, retention } = complex.forms;

    it("names everything that is stored with an application", () => {
      expect(Object.values(STORED).filter((word) => !policy.includes(word))).toEqual([]);
    });

    it("has the purposes of the notices, and one for advertising", () => {
      for (const purpose of [...privacy.purpose.split(/[과와,·] ?/u), "광고성 정보 전송"])
        expect(policy).toContain(`<strong>${purpose.trim()}</strong>`);
    });

    it("keeps data as long as the notices say", () => {
      const months = `분양 종료 후 ${retention.months}개월`;
      for (const words of [policy, privacy.retention, privacy.advertising.retention]) expect(words).toContain(months);
    });

    it("grants the right to refuse that the notices name", () => {
      expect(policy).toMatch(/거부할 수 있으며/u);
      expect(policy).toContain("수신 거부");
    });
  },
);
