import { ButtonLink } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { AnnouncementStrip } from "./AnnouncementStrip.tsx";
import { Actions, HeaderBar, HeaderRoot, Hotline, Logo, MobileCall } from "./Header.styles.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import { Navigation } from "./Navigation.tsx";
import { PopupButton } from "./PopupButton.tsx";
import { telephoneHref } from "@danji/complex/telephone";
import { useScrolled } from "./use-scrolled.ts";

/** The fixed header: announcement strip, logo, navigation and the ways to get in touch. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <HeaderRoot data-scrolled={scrolled}>
      <AnnouncementStrip />
      <HeaderBar>
        <MobileMenu />
        <Logo>
          <Link to="/" aria-label={`${identity.brand.name} ${identity.brand.latin}, ${identity.name} 홈`}>
            <strong data-display>{identity.brand.name}</strong>
            <span lang="en">{identity.brand.latin}</span>
          </Link>
        </Logo>
        <Navigation />
        <Actions>
          <ButtonLink to="/Promotion/Customer" variant="ghost" size="small" tone="onDark">
            상담예약
          </ButtonLink>
          <PopupButton variant="accent" size="small">
            관심고객 등록 <Hotline>{identity.phone}</Hotline>
          </PopupButton>
        </Actions>
        <MobileCall href={telephoneHref(identity.phone)}>전화상담</MobileCall>
      </HeaderBar>
    </HeaderRoot>
  );
}
