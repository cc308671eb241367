import { REGISTRATION_PATH } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { Page } from "@danji/complex/schema/page";
import { phoneHref } from "@danji/complex/phone";
import { ButtonLink } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { End, Invitation, Related, Ways } from "./PageEnd.styles.ts";

interface PageEndProps {
  identity: Pick<Identity, "phone" | "consultHours">;
  related: Page["related"];
  inviting: boolean;
}

/** Renders where a page leads: to a visit, and to the pages that continue its thought. */
export function PageEnd({ identity, related, inviting }: PageEndProps) {
  if (related.length === 0) return null;
  return (
    <End>
      {inviting && (
        <Invitation forwardedAs="section" gap={3} aria-labelledby="visit-title">
          <h2 id="visit-title">견본주택에서 확인하세요</h2>
          <p>견본주택 방문 희망일을 남겨 주시면 전문상담원이 전화로 시간을 정해 드립니다.</p>
          <Ways direction="row" align="center" gap={6}>
            <ButtonLink to={REGISTRATION_PATH}>방문 날짜 정하기</ButtonLink>
            <p>
              <a href={phoneHref(identity.phone)}>{identity.phone}</a> <span>{`· ${identity.consultHours}`}</span>
            </p>
          </Ways>
        </Invitation>
      )}
      <Related aria-labelledby="related-title">
        <h2 id="related-title">함께 보면 좋은 안내</h2>
        <ul>
          {related.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Related>
    </End>
  );
}
