import { UnitViewerStage } from "./Stage.tsx";
import { UnitViewerNext, UnitViewerPrevious, UnitViewerRoot, UnitViewerType, UnitViewerTypes } from "./UnitViewer.tsx";
import { UnitViewerFit, UnitViewerPan, UnitViewerZoomIn, UnitViewerZoomOut } from "./ViewButtons.tsx";

export type { UnitViewerStageProps } from "./Stage.tsx";
export type {
  UnitViewerRootProps,
  UnitViewerStepProps,
  UnitViewerTypeProps,
  UnitViewerTypesProps,
} from "./UnitViewer.tsx";
export type { UnitType } from "./UnitViewerContext.ts";
export { PAN_DIRECTIONS, type PanDirection } from "./view.ts";
export type { UnitViewerPanProps, UnitViewerViewButtonProps } from "./ViewButtons.tsx";

/**
 * Drawings of a few types of flat in parts: `Root` keeps the chosen type, `Types`, `Previous` and `Next` choose it, `Type`
 * holds what belongs to one, `Stage` shows the drawing, `ZoomIn`, `ZoomOut`, `Pan` and `Fit` change how it lies there.
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
