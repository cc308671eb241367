import { UnitViewerStage } from "./Stage.tsx";
import { UnitViewerNext, UnitViewerPrevious, UnitViewerRoot, UnitViewerType, UnitViewerTypes } from "./UnitViewer.tsx";
import { UnitViewerFit, UnitViewerPan, UnitViewerZoomIn, UnitViewerZoomOut } from "./ViewButtons.tsx";

export { PAN_DIRECTIONS, type PanDirection } from "../pan-zoom/view.ts";
export type { UnitViewerStageProps } from "./Stage.tsx";
export type {
  UnitViewerRootProps,
  UnitViewerStepProps,
  UnitViewerTypeProps,
  UnitViewerTypesProps,
} from "./UnitViewer.tsx";
export type { UnitType } from "./UnitViewerContext.ts";
export type { UnitViewerPanProps, UnitViewerViewButtonProps } from "./ViewButtons.tsx";

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
