import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import { StrictMode } from "react";
import { siteTheme } from "../../shell/site-theme.ts";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { TourPage } from "@danji/sections/tour-page/TourPage.tsx";

interface TourDocumentProps {
  tour: SiteTour;
  /** Where it begins. */
  firstScene: TourScene;
}

/** Shows everything in the body of the tour's document: it has no header, no menu and no router. */
export function TourDocument(props: TourDocumentProps) {
  return (
    <StrictMode>
      <DanjiProvider theme={siteTheme}>
        <Reset />
        <TourPage {...props} />
      </DanjiProvider>
    </StrictMode>
  );
}
