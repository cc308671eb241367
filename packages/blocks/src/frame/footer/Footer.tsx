import { visitPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { Menu } from "@danji/complex/schema/menu";
import { phoneHref } from "@danji/complex/phone";
import { Disclosure } from "@danji/ui/disclosure";
import { Link } from "@danji/ui/provider";
import { useId } from "react";
import { useOpenByAddress } from "../../parts/use-open-by-address.ts";
import { FURTHER_TITLE, furtherPages } from "../further-pages/FurtherPages.tsx";
import { PopupButton } from "../popup-button/PopupButton.tsx";
import type { PopupControl } from "../popup-button/open-from-button.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { FamilySites } from "./FamilySites.tsx";
import {
  ComplexName,
  ContactRow,
  Ground,
  GroupTitle,
  Legal,
  QuietLink,
  Remarks,
  Seller,
  Sitemap,
  SitemapContent,
  SitemapHeading,
  Top,
} from "./Footer.styles.ts";
import { SITEMAP_ID } from "./sitemap-id.ts";

const SITEMAP = "전체 페이지";
const SITEMAP_IDS = new Map([[SITEMAP, SITEMAP_ID]]);

interface FooterProps {
  identity: Identity;
  menu: Menu;
  /** Path of the current page. */
  path: string;
  popup: PopupControl;
}

/** Renders the foot of every page: who sells, how to reach them, every page, and what pictures and plans are worth. */
export function Footer({ identity, menu, path, popup }: FooterProps) {
  const [open, setOpen] = useOpenByAddress(SITEMAP_IDS);
  return (
    <Ground>
      <Top>
        <Seller>
          <ComplexName data-display>{identity.name}</ComplexName>
          <p>
            <a href={phoneHref(identity.phone)}>{identity.phone}</a> <span>{`· ${identity.consultHours}`}</span>
          </p>
          <ContactRow>
            <PopupButton popup={popup} fallback={visitPath(identity.siteKey)} variant="accent">
              방문예약
            </PopupButton>
            <FamilySites sites={identity.familySites} />
            <ShareButton key={path} />
          </ContactRow>
        </Seller>
        <Disclosure.Root open={open === SITEMAP} onOpenChange={(isOpen) => setOpen(isOpen ? SITEMAP : "")}>
          <SitemapHeading headingLevel={2}>{SITEMAP}</SitemapHeading>
          <SitemapContent>
            <Sitemap id={SITEMAP_ID} aria-label={SITEMAP} tabIndex={-1}>
              {menu.map(({ title, subMenu }) => (
                <SitemapGroup
                  key={title}
                  title={title}
                  pages={subMenu.map(({ subTitle, subUrl }) => ({ label: subTitle, to: subUrl }))}
                />
              ))}
              <SitemapGroup title={FURTHER_TITLE} pages={furtherPages(identity)} />
            </Sitemap>
          </SitemapContent>
        </Disclosure.Root>
      </Top>
      <Remarks aria-label="유의사항">
        {[identity.pictureNote, ...identity.disclaimers].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Remarks>
      <Legal>
        <QuietLink as={Link} to="/privacy">
          <strong>개인정보처리방침</strong>
        </QuietLink>
        {identity.companies.map(({ role, name }) => (
          <span key={role}>{`${role} ${name}`}</span>
        ))}
        <address>{`현장 ${identity.address.site} · 견본주택 ${identity.address.modelHouse}`}</address>
        <small>{`© ${identity.copyrightYear} ${identity.builder}`}</small>
      </Legal>
    </Ground>
  );
}

interface SitemapGroupProps {
  title: string;
  pages: readonly { readonly label: string; readonly to: string }[];
}

function SitemapGroup({ title, pages }: SitemapGroupProps) {
  const titleId = useId();
  return (
    <div>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <ul aria-labelledby={titleId}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <QuietLink as={Link} to={to}>
              {label}
            </QuietLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
