import { SkipLink } from "@danji/ui/skip-link";
import type { ReactNode } from "react";
import { CodeFailure } from "./notice/CodeFailure.tsx";
import { Main } from "./SiteFrame.styles.ts";

interface SiteFrameProps {
  printHead: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  bottomBar: ReactNode;
  children: ReactNode;
}

/** Renders a page that brings its own header and its `main` with the id `main`. */
export const BareFrame = ({ children }: Pick<SiteFrameProps, "children">) => (
  <>
    <SkipLink href="#main">본문 바로가기</SkipLink>
    {children}
    <CodeFailure />
  </>
);

/** Renders a page with the parts around it, in their order. */
export const SiteFrame = ({ printHead, header, footer, bottomBar, children }: SiteFrameProps) => (
  <BareFrame>
    {printHead}
    {header}
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    {footer}
    {bottomBar}
  </BareFrame>
);
