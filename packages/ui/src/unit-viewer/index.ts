export { PAN_DIRECTIONS, type PanDirection } from "../pan-zoom/view.ts";
export type { UnitViewerOption } from "./useUnitViewer.ts";

/**
 * Drawings of a kind, such as those of flats, in parts: `Root` holds the selected option, `List`, `Previous` and `Next` select it,
 * `Content` renders what belongs to one, `Viewport` shows the drawing, `ZoomIn`, `ZoomOut`, `Pan` and `Fit` change its view.
 */
export * as UnitViewer from "./UnitViewer.tsx";
