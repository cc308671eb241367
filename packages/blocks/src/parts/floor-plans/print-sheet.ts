/** What is printed, on the root element while it is: see `app/src/print-and-forced-colors.css`. */
const PRINTING = "printing";

/** Events after printing. */
const RETURNS = ["pointerdown", "keydown"] as const;

/**
 * Prints the plan that shows, with its figures and rooms, on one sheet and without the rest of the page. Browsers say
 * `afterprint` before they have set the pages (iOS, headless Chromium), so the page is whole again with the next thing
 * that the reader does with it.
 */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset[PRINTING] = "plan";
  window.print();
  const done = new AbortController();
  for (const type of RETURNS)
    window.addEventListener(
      type,
      () => {
        delete dataset[PRINTING];
        done.abort();
      },
      { capture: true, signal: done.signal },
    );
}
