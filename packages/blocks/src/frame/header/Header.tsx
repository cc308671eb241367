import { visitPath, REGISTRATION_PATH } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { FrameLook } from "@danji/complex/schema/theme";
import type { Menu } from "@danji/complex/schema/menu";
import type { Schedule } from "@danji/complex/schema/schedule";
import { phoneHref } from "@danji/complex/phone";
import { ButtonLink } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { type ReactNode, useRef } from "react";
import { PopupButton } from "../popup-button/PopupButton.tsx";
import type { PopupControl } from "../popup-button/open-from-button.ts";
import { TopStrip } from "./TopStrip.tsx";
import { Actions, HeaderBar, HeaderRoot, Hotline, Logo, MobileCall, WideActions } from "./Header.styles.ts";
import { Navigation } from "./Navigation.tsx";
import { useScrolled } from "./use-scrolled.ts";
import { useWraps } from "./use-wraps.ts";

interface HeaderProps {
  identity: Identity;
  menu: Menu;
  schedule: Schedule;
  /** Path of the current page. */
  path: string;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether it stands over the picture of the page or on a surface of its own. */
  frame: FrameLook;
  popup: PopupControl;
  /** The button of the slide menu, for narrow screens and where the groups have no row. */
  menuButton: ReactNode;
  /** The button of the search. */
  searchButton: ReactNode;
}

/** Renders the fixed header: announcement strip, logo, navigation and the ways to get in touch. */
export function Header({ identity, menu, schedule, path, today, frame, popup, menuButton, searchButton }: HeaderProps) {
  const scrolled = useScrolled();
  const groupsRef = useRef<HTMLElement>(null);
  const menuLook = useWraps(groupsRef) ? "button" : "row";
  return (
    <HeaderRoot $frame={frame} data-scrolled={scrolled} data-menu={menuLook}>
      <TopStrip identity={identity} schedule={schedule} today={today} />
      <HeaderBar>
        {menuButton}
        <Logo>
          <Link to="/" aria-label={`${identity.brand.name} ${identity.brand.latin}, ${identity.name} 홈`}>
            <strong data-display>{identity.brand.name}</strong> <span lang="en">{identity.brand.latin}</span>
          </Link>
        </Logo>
        <Navigation ref={groupsRef} menu={menu} path={path} />
        <Actions>
          {searchButton}
          <WideActions>
            <ButtonLink to={REGISTRATION_PATH} variant="ghost" size="small" tone="onDark">
              상담예약
            </ButtonLink>
            <PopupButton popup={popup} fallback={visitPath(identity.siteKey)} variant="accent" size="small">
              관심고객 등록 <Hotline>{identity.phone}</Hotline>
            </PopupButton>
          </WideActions>
          <MobileCall href={phoneHref(identity.phone)}>전화상담</MobileCall>
        </Actions>
      </HeaderBar>
    </HeaderRoot>
  );
}
