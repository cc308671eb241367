import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import { StrictMode } from "react";
import { ServedPage } from "../../shell/ServedPage.tsx";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { TourPage } from "@danji/blocks/tour-page/TourPage.tsx";

interface TourDocumentProps {
  tour: SiteTour;
  /** Where it begins. */
  firstScene: TourScene;
  /** Element of the document in the browser, whose content stays when the tour fails. */
  root?: HTMLElement;
}

/** Shows everything in the body of the tour's document: it has no header, no menu and no router. */
export function TourDocument({ root, ...tour }: TourDocumentProps) {
  const page = <TourPage {...tour} />;
  return (
    <StrictMode>
      <DanjiProvider>
        <Reset />
        {root ? <ServedPage root={root}>{page}</ServedPage> : page}
      </DanjiProvider>
    </StrictMode>
  );
}
