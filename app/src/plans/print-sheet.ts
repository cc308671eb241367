/** What is printed, on the root element while it is: see `print.css`. */
const PRINTING = "printing";

/** Prints the plan that shows, with its figures and rooms, on one sheet and without the rest of the page. */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset[PRINTING] = "plan";
  window.addEventListener("afterprint", () => delete dataset[PRINTING], { once: true });
  window.print();
}
