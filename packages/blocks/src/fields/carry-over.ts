import { useEffectEvent, useLayoutEffect, useState } from "react";
import { type Field, fieldsIn, fillIn, valueOf } from "./field-values.ts";

const FOCUSABLE = "a, button, input, textarea, select, summary, iframe, video, [tabindex]";

/** Elements that hold what a visitor has done. They keep it when React removes them. */
export interface Visited {
  readonly fields: readonly Field[];
  readonly focusable: readonly Element[];
  readonly focused: Element | undefined;
}

/** Returns the elements in a part of the page that hold what a visitor has done. */
export function visitedIn(place: Element): Visited {
  const focusable = [...place.querySelectorAll(FOCUSABLE)];
  const focused = focusable.find((element) => element === document.activeElement);
  return { fields: fieldsIn(place), focusable, focused };
}

const isTextField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function moveFocus(from: Element, to: Element | undefined): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  // Fields without a caret, such as a checkbox, have no selection.
  if (to && isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Carries what was typed, the focus and the caret from elements that were removed to those in their place. */
export function carryOver({ fields, focusable, focused }: Visited, place: Element): void {
  if (focusable.every(({ isConnected }) => isConnected)) return;
  fillIn(fieldsIn(place), fields.map(valueOf));
  if (!focused || focused.isConnected) return;
  const now = visitedIn(place).focusable;
  const same = now.find(({ id }) => id !== "" && id === focused.id);
  moveFocus(focused, same ?? now[focusable.indexOf(focused)]);
}

/** Keeps what was typed into HTML that React replaces instead of hydrating, as where a translator has changed it. */
export function useCarryOver(find: () => Element | null): void {
  // While the element is still on the screen.
  const [visited] = useState(() => {
    const place = find();
    return place && visitedIn(place);
  });
  const adopt = useEffectEvent(() => {
    const place = find();
    if (visited && place) carryOver(visited, place);
  });
  useLayoutEffect(() => adopt(), []);
}
