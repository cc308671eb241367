/** Fields that take what is typed; keys in them and wheels over the page while they have the focus are theirs. */
const TYPED_INTO =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="button"], [type="submit"], [type="reset"], [type="image"], [type="checkbox"], [type="radio"], [type="file"])';

/** What has an answer of its own to the keys that page. */
const ANSWERS_KEYS =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), :is([role="tablist"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="listbox"], [role="combobox"], [role="menu"], [role="menubar"], [role="tree"], [role="grid"], [role="application"])';

/** What Space presses. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"], [role="checkbox"], [role="switch"]';

/** Whatever lies over the page and keeps it from scrolling: the kit's popups and menus, and native modal dialogs. */
const OPEN_POPUP = '[data-danji-scroll-lock][data-state="open"], dialog:modal';

/** Room that a scroller has to have left, in pixels: sizes are rounded. */
const ROOM = 1;

/** Whether somebody types: the focus is in a field. */
export function isTyping(): boolean {
  return document.activeElement?.matches(TYPED_INTO) ?? false;
}

/** Whether a popup or a menu lies over the page. */
export function isPopupOpen(): boolean {
  return document.querySelector(OPEN_POPUP) !== null;
}

/** Whether a turn of the wheel is meant for something else than going up or down: zoom, or a row that scrolls. */
export function isForeignWheel({ ctrlKey, metaKey, shiftKey, deltaX, deltaY }: WheelEvent): boolean {
  return ctrlKey || metaKey || shiftKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY);
}

/** Whether the element that has the focus answers the key itself. */
export function answersKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(ANSWERS_KEYS) !== null || (key === " " && target.closest(PRESSED_BY_SPACE) !== null);
}

/** Whether something between an element and the page can still scroll that way. */
export function scrollsInside(target: EventTarget | null, step: 1 | -1): boolean {
  let element = target instanceof Element ? target : null;
  for (
    ;
    element && element !== document.body && element !== document.documentElement;
    element = element.parentElement
  ) {
    if (canScroll(element, step)) return true;
  }
  return false;
}

function canScroll(element: Element, step: 1 | -1): boolean {
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden <= ROOM || !/auto|scroll/.test(getComputedStyle(element).overflowY)) return false;
  return step === 1 ? element.scrollTop < hidden - ROOM : element.scrollTop > ROOM;
}
