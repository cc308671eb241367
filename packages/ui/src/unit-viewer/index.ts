import { UnitViewerViewport } from "./Viewport.tsx";
import {
  UnitViewerNext,
  UnitViewerPrevious,
  UnitViewerList,
  UnitViewerFit,
  UnitViewerPan,
  UnitViewerZoomIn,
  UnitViewerZoomOut,
} from "./Buttons.tsx";
import { UnitViewerContent, UnitViewerRoot } from "./UnitViewer.tsx";

export { PAN_DIRECTIONS, type PanDirection } from "../pan-zoom/view.ts";
export type { UnitViewerOption } from "./UnitViewer.tsx";

/**
 * Drawings of a kind, such as those of flats, in parts: `Root` holds the selected option, `List`, `Previous` and `Next` select it,
 * `Content` renders what belongs to one, `Viewport` shows the drawing, `ZoomIn`, `ZoomOut`, `Pan` and `Fit` change its view.
 */
export const UnitViewer = {
  Root: UnitViewerRoot,
  List: UnitViewerList,
  Content: UnitViewerContent,
  Previous: UnitViewerPrevious,
  Next: UnitViewerNext,
  Viewport: UnitViewerViewport,
  ZoomIn: UnitViewerZoomIn,
  ZoomOut: UnitViewerZoomOut,
  Pan: UnitViewerPan,
  Fit: UnitViewerFit,
};
