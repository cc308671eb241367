import { dottedDay } from "@danji/complex/day-words";
import type { CheckedSource } from "@danji/complex/checked-sources";
import type { Forms } from "@danji/complex/schema/forms";
import type { Identity } from "@danji/complex/schema/identity";
import { phoneHref } from "@danji/complex/phone";
import { Link } from "@danji/ui/provider";
import { Text } from "@danji/ui/text";
import type { ReactNode } from "react";
import { inlineText } from "../parts/inline-text.tsx";
import { TrustList } from "./Block.styles.ts";
import type { BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

interface TrustProps {
  block: BlockOf<typeof schema>;
  identity: Pick<Identity, "shownUrl" | "companies" | "phone" | "sample">;
  forms: { readonly privacy: Pick<Forms["privacy"], "items" | "purpose" | "retention" | "officer"> };
  /** What the site states, with the days of the last checks. */
  checked: readonly CheckedSource[];
}

const dayWords = ({ asOf, reviewBy }: CheckedSource) =>
  `${dottedDay(asOf)} 확인${reviewBy === undefined ? "" : `, 다음 확인 ${dottedDay(reviewBy)}`}`;

const Note = (note: { children: ReactNode }) => <Text {...note} as="small" variant="note" />;

/** Renders what identifies the official site: address, companies, collected data, pages with plans, and the days on which facts were checked. */
export const Block = ({ block, identity, forms: { privacy }, checked }: TrustProps) => (
  <TrustList>
    <div>
      <dt>공식 주소</dt>
      <dd>
        <span>{`${identity.shownUrl} `}</span>
        {identity.sample !== undefined && <Note>{identity.sample}</Note>}
      </dd>
    </div>
    <div>
      <dt>사업주체와 시공사</dt>
      {identity.companies.map(({ role, name }) => (
        <dd key={role}>
          <span>{`${role} ${name} `}</span>
          <Note>{block.registrations.find((company) => company.role === role)?.number}</Note>
        </dd>
      ))}
    </div>
    <div>
      <dt>수집하는 정보</dt>
      <dd>{`관심고객 등록: ${privacy.items.interest}`}</dd>
      <dd>{`방문예약: ${privacy.items.visit}`}</dd>
      <dd>{`문의: ${privacy.items.inquiry}`}</dd>
    </div>
    <div>
      <dt>받는 곳과 이용 목적</dt>
      <dd>
        {inlineText(`${privacy.officer}. ${privacy.purpose}에만 이용합니다. 계산기에 적은 내용은 보내지 않습니다.`)}
      </dd>
    </div>
    <div>
      <dt>삭제 방법</dt>
      <dd>
        <a href={phoneHref(identity.phone)}>{identity.phone}</a>
        <span>{`에 요청하시면 지체 없이 삭제합니다. 요청이 없어도 ${privacy.retention}.`}</span>
      </dd>
    </div>
    <div>
      <dt>바뀔 수 있는 계획</dt>
      {block.plans.map(({ label, to }) => (
        <dd key={to}>
          <Link to={to}>{label}</Link>
        </dd>
      ))}
      <dd>
        <Note>(예정)과 (계획)을 붙인 내용은 바뀌거나 취소될 수 있습니다.</Note>
      </dd>
    </div>
    <div>
      <dt>최종 확인일</dt>
      {checked.map((source) => (
        <dd key={source.name}>
          <span>{`${source.name} · ${dayWords(source)} `}</span>
          <Note>{source.source}</Note>
        </dd>
      ))}
    </div>
  </TrustList>
);
