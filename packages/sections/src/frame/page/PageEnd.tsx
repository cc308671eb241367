import type { Identity } from "@danji/complex/schema/identity";
import type { Page } from "@danji/complex/schema/page";
import { telephoneHref } from "@danji/complex/telephone";
import { ButtonLink } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { End, Invitation, Related, Ways } from "./PageEnd.styles.ts";

interface PageEndProps {
  identity: Pick<Identity, "phone" | "consultHours">;
  /** Pages that continue the thought. */
  related: Page["related"];
  /** Whether visitors are asked to come and see; not where they are doing just that. */
  inviting: boolean;
}

/** Renders where a page leads: to a visit, and to the pages that continue its thought. */
export function PageEnd({ identity, related, inviting }: PageEndProps) {
  if (related.length === 0) return null;
  return (
    <End>
      {inviting && (
        <Invitation aria-labelledby="visit-title">
          <h2 id="visit-title">직접 보고 정하세요</h2>
          <p>모델하우스를 둘러보고 싶은 날을 알려 주시면 그날에 맞추어 안내를 준비하겠습니다.</p>
          <Ways>
            <ButtonLink to="/Promotion/Customer">방문 날짜 정하기</ButtonLink>
            <p>
              <a href={telephoneHref(identity.phone)}>{identity.phone}</a> · {identity.consultHours}
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
