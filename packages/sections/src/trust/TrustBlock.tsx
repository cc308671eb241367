import { type CheckedSource } from "@danji/complex/checked-sources";
import { dottedDay } from "@danji/complex/day-words";
import type { Forms } from "@danji/complex/schema/forms";
import type { Identity } from "@danji/complex/schema/identity";
import { telephoneHref } from "@danji/complex/telephone";
import { Link } from "@danji/ui/provider";
import type { BlockOf } from "../parts/block-props.ts";
import { TrustList } from "./TrustBlock.styles.ts";

interface TrustBlockProps {
  block: BlockOf<"trust">;
  identity: Pick<Identity, "siteUrl" | "companies" | "phone" | "sample">;
  privacy: Pick<Forms["privacy"], "items" | "purpose" | "retention" | "officer">;
  /** What the site states, with the days of the last checks. */
  checked: readonly CheckedSource[];
}

const dayWords = ({ asOf, reviewBy }: CheckedSource) =>
  `${dottedDay(asOf)} 확인${reviewBy === undefined ? "" : `, ${dottedDay(reviewBy)}까지 재확인`}`;

/** Renders by what a visitor tells the official site: its address, who sells and builds, what is asked, what is a plan, and when each fact was checked. */
export const TrustBlock = ({ block, identity, privacy, checked }: TrustBlockProps) => (
  <TrustList>
    <div>
      <dt>공식 주소</dt>
      <dd>
        {identity.siteUrl} {identity.sample !== undefined && <small>{identity.sample}</small>}
      </dd>
    </div>
    <div>
      <dt>파는 곳과 짓는 곳</dt>
      {identity.companies.map(({ role, name }) => (
        <dd key={role}>
          {`${role} ${name} `}
          <small>{block.registrations.find((company) => company.role === role)?.number}</small>
        </dd>
      ))}
    </div>
    <div>
      <dt>묻는 것</dt>
      <dd>{`관심고객 등록: ${privacy.items.interest}`}</dd>
      <dd>{`방문예약: ${privacy.items.visit}`}</dd>
      <dd>{`문의: ${privacy.items.inquiry}`}</dd>
    </div>
    <div>
      <dt>가는 곳</dt>
      <dd>{`${privacy.officer}. ${privacy.purpose}에만 씁니다. 계산기에 적은 내용은 보내지 않습니다.`}</dd>
    </div>
    <div>
      <dt>지우려면</dt>
      <dd>
        <a href={telephoneHref(identity.phone)}>{identity.phone}</a>
        {`에 요청하시면 지체 없이 지웁니다. 요청이 없어도 ${privacy.retention}.`}
      </dd>
    </div>
    <div>
      <dt>약속이 아닌 계획</dt>
      {block.plans.map(({ label, to }) => (
        <dd key={to}>
          <Link to={to}>{label}</Link>
        </dd>
      ))}
      <dd>
        <small>(예정)과 (계획)을 붙인 내용은 바뀌거나 취소될 수 있습니다.</small>
      </dd>
    </div>
    <div>
      <dt>마지막으로 확인한 날</dt>
      {checked.map((source) => (
        <dd key={source.name}>
          {`${source.name} · ${dayWords(source)} `}
          <small>{source.source}</small>
        </dd>
      ))}
    </div>
  </TrustList>
);
