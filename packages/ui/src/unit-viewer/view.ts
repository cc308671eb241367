/** The whole drawing, and the most that it is enlarged: a door is then as wide as a thumb on a phone. */
export const MIN_SCALE = 1;
export const MAX_SCALE = 4;

/** How much one press of a button or a key enlarges or reduces. */
export const ZOOM_STEP = 1.5;

/** How far one press of an arrow key moves, as a part of the stage. */
export const PAN_STEP = 0.1;

/** How a drawing lies on its stage. Lengths are parts of the stage, so that they outlive a change of its size. */
export interface View {
  /** 1 shows the whole drawing. */
  scale: number;
  /** From the middle of the stage to that of the drawing, to the right and down. */
  x: number;
  y: number;
}

/** The whole drawing in the middle. */
export const FITTED: View = { scale: MIN_SCALE, x: 0, y: 0 };

/** A place on the stage, from its middle, in parts of the stage. */
export interface Place {
  x: number;
  y: number;
}

/** The middle of the stage. */
export const MIDDLE: Place = { x: 0, y: 0 };

/**
 * Enlarges or reduces. What lies at the place stays there, as far as the drawing goes on covering the stage.
 *
 * @param factor Above 1 enlarges.
 */
export function zoom(view: View, factor: number, at: Place = MIDDLE): View {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const grown = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown });
}

/** Moves the drawing, no further than its edges. */
export function pan(view: View, x: number, y: number): View {
  return within({ scale: view.scale, x: view.x + x, y: view.y + y });
}

/** Ways that a look at an enlarged drawing goes. */
export const PAN_DIRECTIONS = ["left", "up", "down", "right"] as const;
export type PanDirection = (typeof PAN_DIRECTIONS)[number];

// As with a page that scrolls, the direction says where to look, and the drawing goes the other way.
const PANS: Readonly<Record<PanDirection, readonly [x: number, y: number]>> = {
  left: [PAN_STEP, 0],
  up: [0, PAN_STEP],
  down: [0, -PAN_STEP],
  right: [-PAN_STEP, 0],
};

/** Looks a step further that way. */
export function look(view: View, direction: PanDirection): View {
  return pan(view, ...PANS[direction]);
}

/** Whether there is more of the drawing that way. */
export function canLook(view: View, direction: PanDirection): boolean {
  const { x, y } = look(view, direction);
  return x !== view.x || y !== view.y;
}

/** Whether there is more of the drawing than the stage shows. */
export function isZoomed(view: View): boolean {
  return view.scale > MIN_SCALE;
}

/** The view with the edges of the drawing kept outside of the stage. */
function within({ scale, x, y }: View): View {
  const room = (scale - MIN_SCALE) / 2;
  return { scale, x: Math.min(room, Math.max(-room, x)), y: Math.min(room, Math.max(-room, y)) };
}
