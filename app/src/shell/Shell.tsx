import { BottomBar } from "@danji/blocks/frame/bottom-bar/BottomBar.tsx";
import { Footer } from "@danji/blocks/frame/footer/Footer.tsx";
import { Header } from "@danji/blocks/frame/header/Header.tsx";
import { PageAddress } from "@danji/blocks/parts/use-open-by-address.ts";
import { PrintHead } from "@danji/blocks/frame/print-head/PrintHead.tsx";
import { isSamePath } from "@danji/blocks/frame/page/trail.ts";
import { BareFrame, SiteFrame } from "@danji/blocks/frame/SiteFrame.tsx";
import { ADMIN_PATH } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { schedule } from "complex:schedule";
import { frame } from "complex:theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { LateAnswerProvider } from "./forms/LateAnswer.tsx";
import { useToday } from "@danji/blocks/parts/use-today.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import { canonicalPath, sitePaths } from "./page/addresses.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { InterestPopupProvider, useInterestPopup } from "./popup/InterestPopupProvider.tsx";
import { SiteSearch } from "./search/SiteSearch.tsx";
import { useFragment, useRouteChange } from "./use-route-change.ts";

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

/**
 * Returns the address of the page. A page that was rendered for many addresses, as Not Found is, hydrates without one, since
 * it was rendered under none of them; right after that it has its own.
 */
function useAddress(): string {
  const path = canonicalPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => identity.shownUrl + path,
    () => (sitePaths.includes(path) ? identity.shownUrl + path : ""),
  );
}
