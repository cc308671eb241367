"use client";
import {
  createContext,
  Fragment,
  isValidElement,
  use,
  useImperativeHandle,
  useRef,
  type Context,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { MessagesContext } from "../messages/useMessages.ts";
import { OverlayContainerContext } from "../provider/overlay-container.ts";
import { misuse, useMisuse } from "./misuse.ts";

/** No site carries the words of misuse. */
const IS_PRODUCTION = process.env.NODE_ENV === "production";

/** Accessible name of a part that shows none: its words, or the id of an element that shows them. */
export type AccessibleName =
  | { /** Accessible name. */ "aria-label": string; "aria-labelledby"?: undefined }
  | { "aria-label"?: undefined; /** Id of the element with the name. */ "aria-labelledby": string };

function useProviderReport(part: string): void {
  const isProvided = use(MessagesContext) !== null;
  const isInScope = use(OverlayContainerContext) !== undefined;
  useMisuse(() => {
    if (!isProvided) return misuse(part, "is outside of DanjiProvider", "Render one around the page");
    const isThemed = isInScope || getComputedStyle(document.documentElement).getPropertyValue("--danji-measure");
    return !isThemed && misuse(part, "has no theme", "Give DanjiProvider one, or render a ThemeScope around it");
  });
}

function useNameReport(part: string, name: ReactNode, prop = "an aria-label or aria-labelledby"): void {
  useProviderReport(part);
  useMisuse(() => !name && misuse(part, "has no accessible name", `Give it ${prop}`));
}

/** Writes to the console in development that a part has no provider around it, no theme, or no accessible name. */
export const useNameMisuse: typeof useNameReport = IS_PRODUCTION ? () => undefined : useNameReport;

/** Throws where a part that lends itself to its only child (`asChild`) has none, or several. Called in development. */
export function checkOnlyChild(part: string, asChild: boolean | undefined, child: ReactNode): void {
  // What a server component hands over is an object, but no element yet.
  const isOne = child && typeof child === "object" && !Array.isArray(child);
  if (!asChild || (isOne && !(isValidElement(child) && child.type === Fragment))) return;
  throw new Error(misuse(part, "has asChild and is not around one element", "Give it a single one"));
}

/** Creates the context of an owner's parts, and the hook that reads it, which throws outside with the part's name. */
export function createPartContext<T>(owner: string): [Context<T | null>, (part: string) => T] {
  const PartContext = createContext<T | null>(null);

  function usePart(part: string): T {
    const shared = use(PartContext);
    if (shared === null)
      throw new Error(IS_PRODUCTION ? part : misuse(part, `is outside of ${owner}`, "Render it inside"));
    return shared;
  }

  return [PartContext, usePart];
}

/** Returns the ref that a part needs of its node, a new one by default, and hands the node, which stays, to the caller's too. */
export function usePartRef<T>(ref: Ref<T> | undefined, ownRef?: RefObject<T | null>): RefObject<T | null> {
  const newRef = useRef<T>(null);
  const partRef = ownRef ?? newRef;
  useImperativeHandle<T | null, T | null>(ref, () => partRef.current, [partRef]);
  return partRef;
}

/** Returns a handler that calls the caller's, and then the part's own unless the caller's has prevented the default. */
export const unlessPrevented =
  <E extends { readonly defaultPrevented: boolean }>(
    given: ((event: E) => void) | undefined,
    own: (event: E) => void,
  ) =>
  (event: E): void => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };

/** Focuses an element that is no control, so that the next Tab starts there, as a link into the page does. */
export function focusTarget(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
