import { visitPath, REGISTRATION_PATH } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import type { FrameLook } from "@danji/complex/schema/theme";
import type { Menu } from "@danji/complex/schema/menu";
import type { Schedule } from "@danji/complex/schema/schedule";
import { phoneHref } from "@danji/complex/phone";
import { ButtonLink } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { type ReactNode, useRef, type Ref, useSyncExternalStore, type RefObject, useCallback } from "react";
import { PopupButton } from "../popup-button/PopupButton.tsx";
import type { PopupControl } from "../popup-button/open-from-button.ts";
import { TopStrip } from "./TopStrip.tsx";
import { Actions, HeaderBar, HeaderRoot, Hotline, Logo, MobileCall, WideActions, Groups } from "./Header.styles.ts";
import { DropdownNav } from "@danji/ui/dropdown-nav";
import { isSamePath } from "../page/trail.ts";

interface HeaderProps {
  identity: Identity;
  menu: Menu;
  schedule: Schedule;
  /** Path of the current page, in any letter case. */
  path: string;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether it stands over the picture of the page or on a surface of its own. */
  frame: FrameLook;
  popup: PopupControl;
  menuButton: ReactNode;
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

const Navigation = ({ ref, menu, path }: Pick<HeaderProps, "menu" | "path"> & { ref: Ref<HTMLElement> }) => (
  <Groups ref={ref} aria-label="주 메뉴">
    {menu.map(({ title, subMenu }) => (
      <DropdownNav.Group
        key={title}
        label={title}
        to={subMenu[0]?.subUrl ?? "/"}
        current={subMenu.some(({ subUrl }) => isSamePath(subUrl, path))}
      >
        <DropdownNav.Content>
          {subMenu.map(({ subTitle, subUrl }) => (
            <DropdownNav.Link key={subUrl} to={subUrl} current={isSamePath(subUrl, path)}>
              {subTitle}
            </DropdownNav.Link>
          ))}
        </DropdownNav.Content>
      </DropdownNav.Group>
    ))}
  </Groups>
);

function onScroll(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Returns whether the page is scrolled away from its top, where the header changes its look (docs/product.md, 2.6). */
const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );

function wraps(list: Element | null | undefined): boolean {
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  return first instanceof HTMLElement && last instanceof HTMLElement && first.offsetTop !== last.offsetTop;
}

/** Returns whether the list in an element needs several rows. It has to be laid out the same whatever follows from that. */
function useWraps(ref: RefObject<HTMLElement | null>): boolean {
  const onResize = useCallback(
    (onChange: () => void) => {
      const sizes = new ResizeObserver(onChange);
      const list = ref.current?.querySelector("ul");
      if (list) sizes.observe(list);
      return () => sizes.disconnect();
    },
    [ref],
  );
  return useSyncExternalStore(
    onResize,
    () => wraps(ref.current?.querySelector("ul")),
    () => false,
  );
}
