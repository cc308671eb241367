import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { FamilySites } from "./FamilySites.tsx";
import { Company, Disclaimers, FooterActions, FooterBottom, FooterGrid, FooterRoot, Sitemap } from "./Footer.styles.ts";
import { PopupButton } from "./PopupButton.tsx";
import { telephoneHref } from "./telephone.ts";

/** Id of the list of all pages; the menu's stand-in where no script runs. */
export const SITEMAP_ID = "sitemap";

/** Pages outside the menu that a visitor looks for at the foot of a site. */
const FURTHER_PAGES = [
  { label: "청약안내", to: "/SalesInfo/SubscriptionGuide" },
  { label: "계약 구비서류", to: "/BusinessGuide/documents" },
  { label: "인지세 안내", to: "/SalesInfo/stampTax" },
  { label: "언론보도", to: "/Promotion/Press" },
] as const;

/** The foot of every page: who sells, how to reach them, every page, and what pictures and plans are worth. */
export function Footer() {
  return (
    <FooterRoot>
      <FooterGrid>
        <div>
          <Company data-display>{identity.name}</Company>
          <p>
            <a href={telephoneHref(identity.phone)}>{identity.phone}</a> · {identity.consultHours}
          </p>
          <FooterActions>
            <PopupButton variant="accent">방문예약</PopupButton>
            <FamilySites />
          </FooterActions>
        </div>
        <Sitemap id={SITEMAP_ID} aria-label="전체 페이지" tabIndex={-1}>
          {menu.map((group) => (
            <div key={group.title}>
              <strong>{group.title}</strong>
              <ul>
                {group.subMenu.map(({ subTitle, subUrl }) => (
                  <li key={subUrl}>
                    <Link to={subUrl}>{subTitle}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <strong>안내</strong>
            <ul>
              {FURTHER_PAGES.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </Sitemap>
      </FooterGrid>
      <Disclaimers>
        {[identity.pictureNote, ...identity.disclaimers].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Disclaimers>
      <FooterBottom>
        <Link to="/privacy">
          <strong>개인정보처리방침</strong>
        </Link>
        {identity.companies.map(({ role, name }) => (
          <span key={role}>
            {role} {name}
          </span>
        ))}
        <address>
          현장 {identity.address.site} · 견본주택 {identity.address.modelHouse}
        </address>
        <small>
          © {identity.copyrightYear} {identity.builder}
        </small>
      </FooterBottom>
    </FooterRoot>
  );
}
