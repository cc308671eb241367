/** Command of a key: a step, or one of the ends. */
type KeyCommand = 1 | -1 | "start" | "end";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  PageDown: 1,
  PageUp: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: "start",
  End: "end",
};

/** Returns the command of a key, or undefined: with a modifier the key is the browser's. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined;
  if (event.key === " ") return event.shiftKey ? -1 : 1;
  return event.shiftKey ? undefined : COMMANDS[event.key];
}

/** Fields that use keys, and wheels while they have the focus, themselves. */
const TYPED_INTO =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="button"], [type="submit"], [type="reset"], [type="image"], [type="checkbox"], [type="radio"], [type="file"])';

/** Elements that use the paging keys themselves. */
const ANSWERS_KEYS =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), :is([role="tablist"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="listbox"], [role="combobox"], [role="menu"], [role="menubar"], [role="tree"], [role="grid"], [role="application"])';

/** Elements that Space presses. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"], [role="checkbox"], [role="switch"]';

/** Open overlays that lock scrolling: the kit's popups and menus, and native modal dialogs. */
const OPEN_POPUP = '[data-danji-scroll-lock][data-state="open"], dialog:modal';

/** Pixels that a scroller needs left to scroll: sizes are rounded. */
const ROOM = 1;

export function isTyping(): boolean {
  return document.activeElement?.matches(TYPED_INTO) ?? false;
}

export function isPopupOpen(): boolean {
  return document.querySelector(OPEN_POPUP) !== null;
}

/** Returns whether a wheel event zooms or scrolls sideways. */
export function isForeignWheel({ ctrlKey, metaKey, shiftKey, deltaX, deltaY }: WheelEvent): boolean {
  return ctrlKey || metaKey || shiftKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY);
}

/** Returns whether the focused element uses the key itself. */
export function answersKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(ANSWERS_KEYS) !== null || (key === " " && target.closest(PRESSED_BY_SPACE) !== null);
}

/** Returns whether an ancestor of the element can scroll in that direction. */
export function scrollsInside(target: EventTarget | null, step: 1 | -1): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== document.body && element !== document.documentElement) {
    if (canScroll(element, step)) return true;
    element = element.parentElement;
  }
  return false;
}

function canScroll(element: Element, step: 1 | -1): boolean {
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden <= ROOM || !/auto|scroll/.test(getComputedStyle(element).overflowY)) return false;
  return step === 1 ? element.scrollTop < hidden - ROOM : element.scrollTop > ROOM;
}
