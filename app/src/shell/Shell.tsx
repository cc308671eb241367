import { BottomBar } from "@danji/blocks/frame/bottom-bar/BottomBar.tsx";
import { Footer } from "@danji/blocks/frame/footer/Footer.tsx";
import { Header } from "@danji/blocks/frame/header/Header.tsx";
import { PageAddress } from "@danji/blocks/parts/use-open-by-address.ts";
import { PrintHead } from "@danji/blocks/frame/print-head/PrintHead.tsx";
import { isSamePath } from "@danji/blocks/frame/page/trail.ts";
import { BareFrame, SiteFrame } from "@danji/blocks/frame/SiteFrame.tsx";
import { ADMIN_PATH, visitPath } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { schedule } from "complex:schedule";
import { frame } from "complex:theme";
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { LateAnswerProvider } from "./forms/LateAnswer.tsx";
import { useToday } from "@danji/blocks/parts/use-today.ts";
import { canonicalPath, sitePaths } from "./page/addresses.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { InterestPopupProvider, useInterestPopup } from "./popup/InterestPopupProvider.tsx";
import { useFragment, useRouteChange } from "./use-route-change.ts";
import { MenuButton, SearchButton } from "@danji/blocks/frame/header/HeaderButtons.tsx";
import { useLazyPanel } from "./loading/use-lazy-panel.ts";

/** Renders the frame of the site around the page of the current address; the admin page has its own. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteChange();
  const { key, pathname } = useLocation();
  const page = <PageErrorBoundary>{children}</PageErrorBoundary>;
  return (
    <PageAddress value={{ fragment: useFragment(), visit: key }}>
      <LateAnswerProvider>
        <InterestPopupProvider>
          {isSamePath(canonicalPath(pathname), ADMIN_PATH) ? (
            <BareFrame>{page}</BareFrame>
          ) : (
            <SiteFrame
              printHead={<SitePrintHead />}
              header={<SiteHeader />}
              footer={<SiteFooter />}
              bottomBar={<SiteBottomBar />}
            >
              {page}
            </SiteFrame>
          )}
        </InterestPopupProvider>
      </LateAnswerProvider>
    </PageAddress>
  );
}

function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <Header
      identity={identity}
      menu={menu}
      schedule={schedule}
      path={pathname}
      today={useToday()}
      frame={frame}
      popup={useInterestPopup()}
      menuButton={<MobileMenu />}
      searchButton={<SiteSearch />}
    />
  );
}

function SiteFooter() {
  const { pathname } = useLocation();
  return <Footer identity={identity} menu={menu} path={pathname} popup={useInterestPopup()} />;
}

const SiteBottomBar = () => <BottomBar identity={identity} popup={useInterestPopup()} />;

/** Renders the first line of the printed page, with its address and the date. */
const SitePrintHead = () => <PrintHead identity={identity} address={useAddress()} today={useToday()} />;

const never = () => () => undefined;

/** Returns the address of the page; one that was rendered for many addresses, as Not Found is, hydrates without. */
function useAddress(): string {
  const path = canonicalPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => identity.shownUrl + path,
    () => (sitePaths.includes(path) ? identity.shownUrl + path : ""),
  );
}

const BOOKING = visitPath(identity.siteKey);

const loadMenu = () => import("@danji/blocks/frame/mobile-menu/MobileMenuPanel.tsx");

/** Renders the button that opens the slide menu on narrow screens, and preloads the menu's code on hover or focus. */
function MobileMenu() {
  const { panel, isOpen, setOpen, control } = useLazyPanel(loadMenu);
  const { pathname } = useLocation();
  return (
    <>
      <MenuButton open={isOpen} onOpen={control.open} onPreload={control.preload} />
      {panel && (
        <panel.MobileMenuPanel
          identity={identity}
          menu={menu}
          booking={BOOKING}
          path={pathname}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

const loadSearch = () => import("./search/SiteSearchPanel.tsx");

/** Renders the button that opens the search, as Ctrl+K and ⌘K do, and preloads it on hover or focus. */
function SiteSearch() {
  const { panel, isOpen, setOpen, control } = useLazyPanel(loadSearch);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // By its place: with a Korean layout the key is a vowel.
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    control.open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <SearchButton open={isOpen} onOpen={control.open} onPreload={control.preload} />
      {panel && <panel.SiteSearchPanel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
