import * as UnitViewer from "./UnitViewer.tsx";

export { PAN_DIRECTIONS, type PanDirection } from "../pan-zoom/view.ts";
export type { UnitType } from "./useUnitViewer.ts";

/**
 * Drawings of a few types of flat in parts: `Root` holds the selected type, `Types`, `Previous` and `Next` select it, `Type`
 * renders what belongs to one, `Stage` shows the drawing, `ZoomIn`, `ZoomOut`, `Pan` and `Fit` change its view.
 */
export { UnitViewer };
