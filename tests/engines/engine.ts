/** Commands of WebDriver that the tests send, with their addresses over HTTP. */
export const COMMANDS = { Navigate: "url", ExecuteScript: "execute/sync", PerformActions: "actions" } as const;

export type Command = keyof typeof COMMANDS;

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

/** A browser and its one tab, operated from outside by real input events. */
export interface Engine {
  /** Sends a command and returns the value of its answer. */
  send(command: Command, parameters: object): Promise<unknown>;
  /** Ends the browser's processes. */
  dispose(): Promise<void>;
}

/** Milliseconds until a browser answers: a busy machine is many times slower. */
export const START_TIMEOUT_MS = 60_000;
