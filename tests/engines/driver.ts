/** A key by its name in `KeyboardEvent.key`; the space bar is `Space`. */
export type Key =
  | "Tab"
  | "Shift"
  | "Enter"
  | "Escape"
  | "Space"
  | "End"
  | "Home"
  | "PageUp"
  | "PageDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowDown"
  | "ArrowUp";

/** A point of the page's viewport, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A size in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A cookie of the current page's site. */
export interface Cookie {
  readonly name: string;
  readonly httpOnly: boolean;
}

/** A browser and its one tab, operated from outside by real input events. */
export interface Driver {
  /** Discards the cookies and the tab's state, and sizes the viewport. */
  reset(viewport: Size): Promise<void>;
  /** Navigates and waits for the `load` event. */
  open(url: string): Promise<void>;
  /** Evaluates a synchronous expression in the page; the expression has to return a string. */
  evaluate(expression: string): Promise<string>;
  moveMouse(point: Point): Promise<void>;
  /** Moves the mouse to a point and presses its main button there. */
  click(point: Point): Promise<void>;
  /** Turns the wheel where the mouse is by a number of CSS px. */
  turnWheel(deltaY: number): Promise<void>;
  /** Presses keys together, e.g. `press("Shift", "Tab")`. */
  press(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  cookies(): Promise<readonly Cookie[]>;
  /** Closes the windows that the page has opened; returns their number. */
  closeOpenedWindows(): Promise<number>;
  /** Ends the browser's processes. */
  dispose(): Promise<void>;
}
