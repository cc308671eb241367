import { UnitViewerFit, UnitViewerStage, UnitViewerZoomIn, UnitViewerZoomOut } from "./Stage.tsx";
import { UnitViewerNext, UnitViewerPrevious, UnitViewerRoot, UnitViewerType, UnitViewerTypes } from "./UnitViewer.tsx";

export type { UnitViewerStageProps, UnitViewerViewButtonProps } from "./Stage.tsx";
export type {
  UnitViewerRootProps,
  UnitViewerStepProps,
  UnitViewerTypeProps,
  UnitViewerTypesProps,
} from "./UnitViewer.tsx";
export type { UnitType } from "./UnitViewerContext.ts";

/**
 * Drawings of a few types of flat in parts: `Root` keeps the chosen type, `Types`, `Previous` and `Next` choose it, `Type`
 * holds what belongs to one, `Stage` shows the drawing, `ZoomIn`, `ZoomOut` and `Fit` change how it lies there.
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
  Fit: UnitViewerFit,
};
