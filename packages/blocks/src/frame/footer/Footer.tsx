import { visitPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { Menu } from "@danji/complex/schema/menu";
import { phoneHref } from "@danji/complex/phone";
import { Disclosure } from "@danji/ui/disclosure";
import { Footer as FooterParts } from "@danji/ui/footer";
import { Link } from "@danji/ui/provider";
import { useOpenByAddress } from "../../parts/use-open-by-address.ts";
import { FURTHER_TITLE, furtherPages } from "../further-pages/FurtherPages.tsx";
import { PopupButton } from "../popup-button/PopupButton.tsx";
import type { PopupControl } from "../popup-button/open-from-button.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { ContactRow, FooterRoot, SitemapContent, SitemapHeading } from "./Footer.styles.ts";
import { SITEMAP_ID } from "./sitemap-id.ts";

const SITEMAP = "전체 페이지";
const SITEMAP_IDS = new Map([[SITEMAP, SITEMAP_ID]]);

interface FooterProps {
  identity: Identity;
  menu: Menu;
  path: string;
  popup: PopupControl;
}

/** Renders the foot of every page: who sells, how to reach them, every page, and what pictures and plans are worth. */
export function Footer({ identity, menu, path, popup }: FooterProps) {
  const [open, setOpen] = useOpenByAddress(SITEMAP_IDS);
  return (
    <FooterRoot>
      <FooterParts.Main>
        <FooterParts.Identity>
          <FooterParts.Name data-display>{identity.name}</FooterParts.Name>
          <p>
            <a href={phoneHref(identity.phone)}>{identity.phone}</a> <span>{`· ${identity.consultHours}`}</span>
          </p>
          <ContactRow>
            <PopupButton popup={popup} fallback={visitPath(identity.siteKey)} variant="accent">
              방문예약
            </PopupButton>
            <FooterParts.FamilySites>
              {identity.familySites.map(({ name, url }) => (
                <FooterParts.FamilySite key={url} href={url}>
                  {name}
                </FooterParts.FamilySite>
              ))}
            </FooterParts.FamilySites>
            <ShareButton key={path} />
          </ContactRow>
        </FooterParts.Identity>
        <Disclosure.Root open={open === SITEMAP} onOpenChange={(isOpen) => setOpen(isOpen ? SITEMAP : "")}>
          <SitemapHeading headingLevel={2}>{SITEMAP}</SitemapHeading>
          <SitemapContent>
            <FooterParts.Navigation id={SITEMAP_ID} label={SITEMAP} tabIndex={-1}>
              {menu.map((group) => (
                <FooterParts.Group key={group.title} title={group.title}>
                  {group.subMenu.map(({ subTitle, subUrl }) => (
                    <FooterParts.Link key={subUrl} to={subUrl}>
                      {subTitle}
                    </FooterParts.Link>
                  ))}
                </FooterParts.Group>
              ))}
              <FooterParts.Group title={FURTHER_TITLE}>
                {furtherPages(identity).map(({ label, to }) => (
                  <FooterParts.Link key={to} to={to}>
                    {label}
                  </FooterParts.Link>
                ))}
              </FooterParts.Group>
            </FooterParts.Navigation>
          </SitemapContent>
        </Disclosure.Root>
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
