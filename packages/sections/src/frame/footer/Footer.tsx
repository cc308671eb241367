import { visitPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { Menu } from "@danji/complex/schema/menu";
import { phoneHref } from "@danji/complex/phone";
import { Footer as FooterParts } from "@danji/ui/footer";
import { Link } from "@danji/ui/provider";
import { PopupButton } from "../popup-button/PopupButton.tsx";
import type { PopupControl } from "../popup-button/popup-control.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { FamilySites } from "./FamilySites.tsx";
import { FooterRoot } from "./Footer.styles.ts";
import { SITEMAP_ID } from "./sitemap-id.ts";

/** Leads to the press list of the site. */
const PRESS = { label: "언론보도", to: "/Promotion/Press" };

interface FooterProps {
  identity: Identity;
  menu: Menu;
  /** Path of the current page. */
  path: string;
  popup: PopupControl;
}

/** Renders the foot of every page: who sells, how to reach them, every page, and what pictures and plans are worth. */
export function Footer({ identity, menu, path, popup }: FooterProps) {
  return (
    <FooterRoot>
      <FooterParts.Main>
        <FooterParts.Identity>
          <FooterParts.Name data-display>{identity.name}</FooterParts.Name>
          <p>
            <a href={phoneHref(identity.phone)}>{identity.phone}</a> <span>{`· ${identity.consultHours}`}</span>
          </p>
          <FooterParts.Actions>
            <PopupButton popup={popup} fallback={visitPath(identity.siteKey)} variant="accent">
              방문예약
            </PopupButton>
            <FamilySites sites={identity.familySites} />
            <ShareButton key={path} />
          </FooterParts.Actions>
        </FooterParts.Identity>
        <FooterParts.Navigation id={SITEMAP_ID} label="전체 페이지" tabIndex={-1}>
          {menu.map((group) => (
            <FooterParts.Group key={group.title} title={group.title}>
              {group.subMenu.map(({ subTitle, subUrl }) => (
                <FooterParts.Link key={subUrl} to={subUrl}>
                  {subTitle}
                </FooterParts.Link>
              ))}
            </FooterParts.Group>
          ))}
          <FooterParts.Group title="안내">
            {[...identity.furtherPages, PRESS].map(({ label, to }) => (
              <FooterParts.Link key={to} to={to}>
                {label}
              </FooterParts.Link>
            ))}
          </FooterParts.Group>
        </FooterParts.Navigation>
      </FooterParts.Main>
      <FooterParts.Remarks label="유의사항">
        {[identity.pictureNote, ...identity.disclaimers].map((sentence) => (
          <FooterParts.Remark key={sentence}>{sentence}</FooterParts.Remark>
        ))}
      </FooterParts.Remarks>
      <FooterParts.Legal>
        <Link to="/privacy">
          <strong>개인정보처리방침</strong>
        </Link>
        {identity.companies.map(({ role, name }) => (
          <span key={role}>{`${role} ${name}`}</span>
        ))}
        <address>{`현장 ${identity.address.site} · 견본주택 ${identity.address.modelHouse}`}</address>
        <small>{`© ${identity.copyrightYear} ${identity.builder}`}</small>
      </FooterParts.Legal>
    </FooterRoot>
  );
}
