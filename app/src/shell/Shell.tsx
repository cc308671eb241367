import { SkipLink } from "@danji/ui/skip-link";
import type { ReactNode } from "react";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { CodeFailure } from "./CodeFailure.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { InterestPopupProvider } from "./InterestPopupProvider.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { Main } from "./Shell.styles.ts";
import { useRouteChange } from "./use-route-change.ts";

interface ShellProps {
  /** The page of the current address. */
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ children }: ShellProps) {
  useRouteChange();
  return (
    <InterestPopupProvider>
      <SkipLink href="#main">본문 바로가기</SkipLink>
      <PrintHead />
      <Header />
      <Main id="main" tabIndex={-1}>
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </Main>
      <Footer />
      <BottomBar />
      <CodeFailure />
    </InterestPopupProvider>
  );
}
