import { UnitViewerStage } from "./Stage.tsx";
import {
  UnitViewerNext,
  UnitViewerPrevious,
  UnitViewerTypes,
  UnitViewerFit,
  UnitViewerPan,
  UnitViewerZoomIn,
  UnitViewerZoomOut,
} from "./Buttons.tsx";
import { UnitViewerRoot, UnitViewerType } from "./UnitViewer.tsx";

export { PAN_DIRECTIONS, type PanDirection } from "../pan-zoom/view.ts";
export type { UnitType } from "./UnitViewer.tsx";

/**
 * Drawings of a few types of flat in parts: `Root` holds the selected type, `Types`, `Previous` and `Next` select it, `Type`
 * renders what belongs to one, `Stage` shows the drawing, `ZoomIn`, `ZoomOut`, `Pan` and `Fit` change its view.
 */
export const UnitViewer = {
  Root: UnitViewerRoot,
  Types: UnitViewerTypes,
  Type: UnitViewerType,
  Previous: UnitViewerPrevious,
  Next: UnitViewerNext,
  Stage: UnitViewerStage,
  ZoomIn: UnitViewerZoomIn,
  ZoomOut: UnitViewerZoomOut,
  Pan: UnitViewerPan,
  Fit: UnitViewerFit,
};
