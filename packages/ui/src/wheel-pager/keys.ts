/** Command of a key: a step, or one of the ends. */
export type KeyCommand = 1 | -1 | "start" | "end";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  PageDown: 1,
  PageUp: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: "start",
  End: "end",
};

/** Returns the command of a key, or undefined: with a modifier the key is the browser's. */
export function commandOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
  isComposing,
}: KeyboardEvent): KeyCommand | undefined {
  if (ctrlKey || altKey || metaKey || isComposing) return undefined;
  if (key === " ") return shiftKey ? -1 : 1;
  return shiftKey ? undefined : COMMANDS[key];
}
