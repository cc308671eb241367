import { BottomBar } from "@danji/sections/frame/bottom-bar/BottomBar.tsx";
import { Footer } from "@danji/sections/frame/footer/Footer.tsx";
import { Header } from "@danji/sections/frame/header/Header.tsx";
import { SiteFrame } from "@danji/sections/frame/SiteFrame.tsx";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { schedule } from "complex:schedule";
import { frame } from "complex:theme";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { LateAnswerProvider } from "./forms/LateAnswer.tsx";
import { useToday } from "./use-today.ts";
import { siteTheme } from "./site-theme.ts";
import { InterestPopupProvider, useInterestPopup } from "./popup/InterestPopupProvider.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { SiteSearch } from "./search/SiteSearch.tsx";
import { SitePrintHead } from "./SitePrintHead.tsx";
import { useRouteChange } from "./use-route-change.ts";

interface ShellProps {
  /** Called with the path of a page that failed, before it is rendered again. */
  onRetry: (path: string) => void;
  /** The page of the current address. */
  children: ReactNode;
}

/** Renders the frame of the site around every page. */
export function Shell({ onRetry, children }: ShellProps) {
  useRouteChange();
  return (
    <LateAnswerProvider>
      <InterestPopupProvider>
        <SiteFrame
          printHead={<SitePrintHead />}
          header={<SiteHeader />}
          footer={<SiteFooter />}
          bottomBar={<SiteBottomBar />}
        >
          <PageErrorBoundary onRetry={onRetry}>{children}</PageErrorBoundary>
        </SiteFrame>
      </InterestPopupProvider>
    </LateAnswerProvider>
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
      ornament={siteTheme.color.ornament}
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
