/** How sharing an address went: handed to the system (or called off there), copied, or left to the visitor's own hands. */
export type ShareOutcome = "handed" | "copied" | "shown";

/** Returns the address of the page as others should open it: without what only this visit has. */
export const pageAddress = () => location.origin + location.pathname;

/**
 * Hands the page to the system's share sheet; where there is none, copies its address.
 * A missing part of the browser throws like a refused one, so that both end in the next best thing.
 */
export async function shareAddress(): Promise<ShareOutcome> {
  const url = pageAddress();
  try {
    await navigator.share({ title: document.title, url });
    return "handed";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "handed";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown";
  }
}
