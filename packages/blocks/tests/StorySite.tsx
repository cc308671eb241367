import { visitPath } from "@danji/complex/routes";
import { type ReactNode, useState } from "react";
import { BottomBar } from "../src/frame/bottom-bar/BottomBar.tsx";
import { Footer } from "../src/frame/footer/Footer.tsx";
import { Header } from "../src/frame/header/Header.tsx";
import { MenuButton, SearchButton } from "../src/frame/header/HeaderButtons.tsx";
import { InterestPopup } from "../src/frame/interest-popup/InterestPopup.tsx";
import { MobileMenuPanel } from "../src/frame/mobile-menu/MobileMenuPanel.tsx";
import type { PopupControl } from "../src/frame/popup-button/open-from-button.ts";
import { PrintHead } from "../src/frame/print-head/PrintHead.tsx";
import { FrameHeights } from "../src/frame/SiteFrame.styles.ts";
import { SiteFrame } from "../src/frame/SiteFrame.tsx";
import { InterestForm } from "../src/forms/InterestForm.tsx";
import { useToday } from "../src/parts/use-today.ts";
import { storyForm } from "./story-props.ts";
import { useComplex } from "./story-complex.ts";

interface StorySiteProps {
  /** Address of the page. */
  path: string;
  /** Renders the page. */
  readonly children: (popup: PopupControl) => ReactNode;
}

/** Renders a page of the selected complex in the frame of its site, with menu and popup. */
export function StorySite({ path, children }: StorySiteProps) {
  const { identity, menu, schedule, forms, theme } = useComplex().complex;
  const today = useToday();
  const [menuOpen, setMenuOpen] = useState(false);
  const [popupOpen, setPopupOpen] = useState(false);
  const popup: PopupControl = { open: () => setPopupOpen(true), preload: () => undefined };
  const menuButton = <MenuButton open={menuOpen} onOpen={() => setMenuOpen(true)} onPreload={popup.preload} />;
  return (
    <>
      <FrameHeights />
      <SiteFrame
        printHead={<PrintHead identity={identity} address={identity.siteUrl + path} today={today} />}
        header={
          <Header
            identity={identity}
            menu={menu}
            schedule={schedule}
            path={path}
            today={today}
            frame={theme.frame}
            popup={popup}
            menuButton={menuButton}
            searchButton={<SearchButton open={false} onOpen={popup.preload} onPreload={popup.preload} />}
          />
        }
        footer={<Footer identity={identity} menu={menu} path={path} popup={popup} />}
        bottomBar={<BottomBar identity={identity} popup={popup} />}
      >
        {children(popup)}
      </SiteFrame>
      <MobileMenuPanel
        identity={identity}
        menu={menu}
        booking={visitPath(identity.siteKey)}
        path={path}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      />
      <InterestPopup open={popupOpen} onOpenChange={setPopupOpen}>
        <InterestForm form={storyForm("interest")} terms={forms} />
      </InterestPopup>
    </>
  );
}
